<?php
declare( strict_types=1 );

namespace Larder\Tests\Equipment;

use Larder\Recipe\DocumentBuilder;
use Larder\StructuredData\RecipeSchema;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What a recipe needs beside its ingredients.
 */
final class EquipmentTest extends WordPressTestCase {

	private const GROUPS = [
		[
			'id'    => 'group001',
			'title' => 'Dough',
			'items' => [
				[
					'id'   => 'tool0001',
					'text' => 'Pan <em>&amp;</em> lid',
					'note' => 'A heavy one',
					'link' => [
						'url'    => 'https://example.org/pan?a=1&b=2',
						'newTab' => true,
						'rel'    => 'Sponsored nofollow <x>',
					],
				],
				[
					'id'   => 'tool0001',
					'text' => 'Pin',
					'link' => [ 'url' => 'javascript:alert(1)' ],
				],
				'A bowl',
				[ 'text' => ' ' ],
				7,
			],
		],
	];

	public function test_a_list_has_links_notes_and_nothing_dangerous(): void {
		$html = do_blocks( $this->publish( [], [ 'larder/equipment' => [ 'groups' => self::GROUPS ] ] )->post_content );
		self::assertStringContainsString(
			'<a href="https://example.org/pan?a=1&#038;b=2" target="_blank" rel="noopener sponsored nofollow">Pan <em>&amp;</em> lid</a><p class="wp-block-larder-equipment__note">A heavy one</p>',
			$html
		);
		self::assertStringContainsString( '<div>Pin</div>', $html );
		self::assertStringContainsString( '<div>A bowl</div>', $html );
		self::assertStringContainsString( '<div>7</div>', $html );
		self::assertSame( 4, substr_count( (string) strstr( $html, 'wp-block-larder-equipment' ), '<li' ) );
	}

	public function test_a_list_that_says_nothing_shows_nothing(): void {
		foreach ( [ [], ' ', 3, [ null, false, [ 'items' => [ ' ' ] ] ] ] as $groups ) {
			self::assertStringNotContainsString(
				'larder-equipment',
				do_blocks( $this->publish( [], [ 'larder/equipment' => [ 'groups' => $groups ] ] )->post_content )
			);
		}
	}

	public function test_machines_read_it(): void {
		$post     = $this->publish( [], [ 'larder/equipment' => [ 'groups' => self::GROUPS ] ] );
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		$schema = require dirname( __DIR__, 2 ) . '/contracts/recipe-document.php';
		self::assertIsArray( $schema );
		self::assertTrue( rest_validate_value_from_schema( $document->data, $schema, 'document' ) );
		self::assertSame( [ 'Pan & lid', 'Pin', 'A bowl', '7' ], array_column( $document->data['equipment'], 'name' ) );
		self::assertCount( 4, array_unique( array_column( $document->data['equipment'], 'id' ) ) );
		self::assertSame( '', $document->data['equipment'][1]['url'] );
		self::assertSame( [ 'Pan & lid', 'Pin', 'A bowl', '7' ], ( new RecipeSchema() )->build( $document, $post )['tool'] ?? null );
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Tests\Author;

use Larder\Recipe\DocumentBuilder;
use Larder\StructuredData\PersonSchema;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Who wrote a recipe.
 */
final class AuthorTest extends WordPressTestCase {

	public function test_an_empty_block_shows_the_profile_of_the_author(): void {
		$post = $this->recipe();
		$html = $this->page( $post );
		self::assertStringContainsString( '>Author Person</a></p>', $html );
		self::assertStringContainsString( '<p class="wp-block-larder-author__bio">Bakes &amp; writes.</p>', $html );
		self::assertStringContainsString( 'class="wp-block-larder-author__image"', $html );
		$person = $this->person( $post );
		self::assertSame( 'Author Person', $person['name'] ?? null );
		self::assertSame( 'Bakes & writes.', $person['description'] ?? null );
		self::assertSame( get_author_posts_url( (int) $post->post_author ), $person['url'] ?? null );
	}

	public function test_somebody_else_gets_neither_picture_nor_words_of_the_author(): void {
		foreach ( [ [ [], [ 'name' => 'Ana' ] ], [ [ 'author' => 'Ana' ], [] ] ] as [ $facts, $block ] ) {
			$post = $this->recipe( $block, $facts );
			$html = $this->page( $post );
			self::assertStringContainsString( '<p class="wp-block-larder-author__name">Ana</p>', $html );
			self::assertStringNotContainsString( 'Bakes', $html );
			self::assertStringNotContainsString( 'larder-author__image', $html );
			self::assertSame(
				[
					'@type' => 'Person',
					'name'  => 'Ana',
				],
				$this->person( $post )
			);
		}
	}

	public function test_what_the_block_says_wins(): void {
		$post = $this->recipe(
			[
				'name'     => 'Ana <b>Lima</b>',
				'bio'      => 'Cooks <em>slowly</em>.',
				'url'      => 'https://example.org/ana',
				'imageUrl' => 'https://example.org/ana.jpg',
				'imageAlt' => 'Ana',
			]
		);
		$html = $this->page( $post );
		self::assertStringContainsString( '<a href="https://example.org/ana">Ana Lima</a>', $html );
		self::assertStringContainsString( 'Cooks <em>slowly</em>.', $html );
		self::assertStringContainsString( 'src="https://example.org/ana.jpg"', $html );
		self::assertSame( 'https://example.org/ana.jpg', $this->person( $post )['image'] ?? null );
	}

	/**
	 * Publishes a recipe with an author block.
	 *
	 * @param array<string, mixed> $block Attributes of the block.
	 * @param array<string, mixed> $facts Attributes of the recipe.
	 */
	private function recipe( array $block = [], array $facts = [] ): \WP_Post {
		$author = $this->user( 'author' );
		update_user_meta( $author, 'description', 'Bakes & writes.' );
		return $this->publish( $facts, [ 'larder/author' => $block ], [ 'post_author' => $author ] );
	}

	/**
	 * Renders a recipe.
	 */
	private function page( \WP_Post $post ): string {
		self::set_post( $post );
		return do_blocks( $post->post_content );
	}

	/**
	 * Returns the Person that machines read.
	 *
	 * @return array<string, string>
	 */
	private function person( \WP_Post $post ): array {
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		return PersonSchema::for_recipe( $document );
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\CardLayout;
use PHPUnit\Framework\TestCase;

/**
 * Where the blocks of a recipe are in its card.
 */
final class CardLayoutTest extends TestCase {

	/**
	 * Names blocks, each with its short name as its markup.
	 *
	 * @param string ...$names Names without `larder/`.
	 * @return list<array{name: string, html: string}>
	 */
	private static function parts( string ...$names ): array {
		return array_map(
			static fn ( string $name ): array => [
				'name' => "larder/$name",
				'html' => "[$name]",
			],
			array_values( $names )
		);
	}

	public function test_a_gallery_stands_on_the_picture_and_the_facts_that_follow_in_the_head(): void {
		$parts = new CardLayout( self::parts( 'gallery', 'details', 'ingredients' ), true );
		self::assertSame( [ '[gallery]', '[details]', '[ingredients]' ], [ $parts->gallery(), $parts->details(), $parts->rest( false ) ] );
	}

	public function test_without_a_picture_the_gallery_stays_where_its_author_put_it(): void {
		$parts = new CardLayout( self::parts( 'gallery', 'details', 'ingredients' ), false );
		self::assertSame( [ '', '', '[gallery][details][ingredients]' ], [ $parts->gallery(), $parts->details(), $parts->rest( false ) ] );
	}

	public function test_facts_that_come_later_stay_where_they_are(): void {
		$parts = new CardLayout( self::parts( 'ingredients', 'details' ), true );
		self::assertSame( [ '', '[ingredients][details]' ], [ $parts->details(), $parts->rest( false ) ] );
	}

	public function test_neighbours_of_the_narrow_column_stand_together_and_keep_their_order(): void {
		$parts = new CardLayout(
			self::parts( 'ingredients', 'instructions', 'notes', 'equipment', 'nutrition', 'faq', 'nutrition' ),
			true
		);
		$aside = '<div class="wp-block-larder-recipe__aside">%s</div>';
		self::assertSame(
			'[ingredients][instructions][notes]' . sprintf( $aside, '[equipment][nutrition]' ) . '[faq]' . sprintf( $aside, '[nutrition]' ),
			$parts->rest( true )
		);
	}

	public function test_a_block_that_prints_nothing_parts_no_neighbours(): void {
		$nothing = [
			'name' => 'larder/tip',
			'html' => '',
		];
		$parts   = [ ...self::parts( 'equipment' ), $nothing, ...self::parts( 'nutrition' ) ];
		self::assertSame(
			'<div class="wp-block-larder-recipe__aside">[equipment][nutrition]</div>',
			( new CardLayout( $parts, true ) )->rest( true )
		);
	}
}

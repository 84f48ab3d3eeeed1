<?php
declare( strict_types=1 );

namespace Larder\Tests\SavedRecipes;

use Larder\SavedRecipes\SavedList;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;

/**
 * A list of saved recipes that is longer than one answer comes whole, part by part.
 */
final class LongListTest extends WordPressTestCase {

	private const SAVED = 503;

	/**
	 * Saves many recipes in an account, which are nothing but posts with a title.
	 */
	private function save_many( int $user_id ): void {
		$row   = "( 1, '2026-01-01', '2026-01-01', '', '', '', 'recipe', '', '', '', '2026-01-01', '2026-01-01', '', %s )";
		$names = array_map( static fn ( int $number ): string => "Recipe $number", range( 1, self::SAVED ) );
		$this->db()->query(
			(string) $this->db()->prepare(
				'INSERT INTO %i ( post_author, post_date, post_date_gmt, post_content, post_excerpt, post_name, post_type, post_password, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_title ) VALUES '
				// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Rows of places.
				. implode( ', ', array_fill( 0, self::SAVED, $row ) ),
				[ $this->db()->posts, ...$names ]
			)
		);
		$votes = ( new VoteParts( $this->db() ) )->votes;
		foreach ( $this->db()->get_col( (string) $this->db()->prepare(
			"SELECT ID FROM %i WHERE post_title LIKE 'Recipe %%' AND post_type = 'recipe'",
			$this->db()->posts
		) ) as $id ) {
			$votes->cast( (int) $id, Kind::Wishlist, Voter::account( $user_id ) );
		}
	}

	/**
	 * Requests the parts of a list until there is none.
	 *
	 * @param array<string, mixed> $fields Which list.
	 * @return array{sizes: list<int>, titles: list<string>}
	 */
	private function parts( array $fields = [] ): array {
		$sizes  = [];
		$titles = [];
		do {
			/** @var array{body: array{data: array{recipes: list<array{title: string}>, has_more: bool}}} $answer */
			$answer = AjaxCall::make( 'larder_saved_recipes', $fields + [ 'page' => count( $sizes ) + 1 ] );
			$data   = $answer['body']['data'];
			$found  = array_column( $data['recipes'], 'title' );
			array_push( $titles, ...$found );
			$sizes[] = count( $found );
		} while ( $data['has_more'] && count( $sizes ) < 5 );
		return [
			'sizes'  => $sizes,
			'titles' => $titles,
		];
	}

	public function test_every_recipe_of_a_long_list_comes_once_to_its_owner_and_to_whom_it_is_shared(): void {
		$user = $this->user( 'subscriber' );
		$this->save_many( $user );
		$share = ( new SavedList( ( new VoteParts( $this->db() ) )->votes ) )->start_sharing( $user );
		wp_set_current_user( $user );
		$own = $this->parts();
		self::assertSame( [ 500, 3 ], $own['sizes'] );
		self::assertCount( self::SAVED, array_unique( $own['titles'] ) );
		wp_set_current_user( 0 );
		self::assertSame( $own, $this->parts( [ 'share' => $share ] ) );
	}
}

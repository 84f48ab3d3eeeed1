<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeColumns;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What the list of recipes shows of each.
 */
final class RecipeColumnsTest extends WordPressTestCase {

	public function test_a_cell_without_a_value_has_the_dash_that_wordpress_has_there(): void {
		$known   = $this->publish( [ 'cookTime' => 90, 'difficulty' => 'beginner' ], [], [] );
		$unknown = $this->publish( [], [], [] );
		$dash    = '<span aria-hidden="true">&#8212;</span>';
		self::assertSame( [ $dash, "1\u{00A0}h 30\u{00A0}min", 'Beginner' ], $this->cells( $known->ID ) );
		self::assertSame( [ $dash, $dash, $dash ], $this->cells( $unknown->ID ) );
	}

	public function test_a_column_of_somebody_else_is_left_alone(): void {
		$post = $this->publish( [], [], [] );
		self::assertSame( '', $this->cell( 'author', $post->ID ) );
	}

	public function test_the_pictures_of_a_long_list_take_no_more_queries_than_one(): void {
		$ids = [];
		foreach ( range( 1, 5 ) as $number ) {
			$picture = wp_insert_attachment(
				[ 'post_title' => "Picture $number", 'post_mime_type' => 'image/jpeg' ],
				"2026/01/picture-$number.jpg"
			);
			self::assertIsInt( $picture );
			wp_update_attachment_metadata( $picture, [ 'width' => 60, 'height' => 60, 'file' => "2026/01/picture-$number.jpg" ] );
			$ids[] = $this->publish( [ 'imageId' => $picture ] )->ID;
		}
		self::assertSame( $this->queries( $ids[0] ), $this->queries( ...$ids ) );
	}

	/**
	 * Counts the queries that the pictures of a list take.
	 *
	 * @param int ...$ids The recipes of the list.
	 */
	private function queries( int ...$ids ): int {
		wp_cache_flush();
		wp_load_alloptions();
		self::open_page( [ 'post_type' => 'recipe', 'post__in' => $ids ] );
		$columns = new RecipeColumns( new DocumentRepository( $this->db(), new DocumentBuilder() ) );
		$before  = $this->db()->num_queries;
		ob_start();
		foreach ( $ids as $id ) {
			$columns->show( 'larder_picture', $id );
		}
		self::assertSame( count( $ids ), substr_count( (string) ob_get_clean(), '<img' ) );
		return $this->db()->num_queries - $before;
	}

	/**
	 * Returns the cells of a recipe.
	 *
	 * @return list<string>
	 */
	private function cells( int $post_id ): array {
		return array_map(
			fn ( string $column ): string => $this->cell( $column, $post_id ),
			[ 'larder_picture', 'larder_time', 'larder_difficulty' ]
		);
	}

	/**
	 * Returns one cell.
	 *
	 * @param string $column The column's key.
	 */
	private function cell( string $column, int $post_id ): string {
		ob_start();
		( new RecipeColumns( new DocumentRepository( $this->db(), new DocumentBuilder() ) ) )->show( $column, $post_id );
		return (string) ob_get_clean();
	}
}

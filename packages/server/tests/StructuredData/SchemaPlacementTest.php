<?php
declare( strict_types=1 );

namespace Larder\Tests\StructuredData;

use Larder\StructuredData\SchemaPlacement;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Structured data comes after the recipe, where compression finds its words again: it is there once, and is never lost.
 */
final class SchemaPlacementTest extends WordPressTestCase {

	private const SCRIPT = '<script type="application/ld+json" class="larder-schema">{"name":"Soup $1 \\\\0"}</script>';

	public function test_the_data_move_behind_the_content_of_the_page(): void {
		[ $near, $content ] = $this->page();
		self::assertSame(
			'<head></head><main><p>Soup</p>' . self::SCRIPT . '</main><footer></footer>',
			$near->move( '<head>' . self::SCRIPT . "</head><main>$content</main><footer></footer>" )
		);
	}

	public function test_the_first_place_counts(): void {
		[ $near, $steps ] = $this->page();
		$content          = $near->mark( "<article>$steps</article>" );
		self::assertIsString( $content );
		self::assertSame(
			'<head></head><article><p>Soup</p>' . self::SCRIPT . '</article>',
			$near->move( '<head>' . self::SCRIPT . "</head>$content" )
		);
	}

	public function test_only_the_content_of_the_page_itself_is_marked(): void {
		[ $near ] = $this->page();
		$other = get_post( (int) wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Of a query' ] ) );
		self::assertInstanceOf( \WP_Post::class, $other );
		self::set_post( $other );
		self::assertSame( '<p>Other</p>', $near->mark( '<p>Other</p>' ) );
	}

	public function test_without_a_place_the_data_stay_in_the_head(): void {
		[ $near ] = $this->page();
		$page     = '<head>' . self::SCRIPT . '</head><main></main>';
		self::assertSame( $page, $near->move( $page ) );
	}

	public function test_a_mark_without_data_leaves_nothing_behind(): void {
		[ , $content ] = $this->page();
		self::assertSame( '<main><p>Soup</p></main>', ( new SchemaPlacement() )->move( "<main>$content</main>" ) );
	}

	public function test_data_that_something_has_changed_on_the_way_stay_where_they_are(): void {
		[ $near, $content ] = $this->page();
		$changed            = str_replace( 'Soup', 'Stew', self::SCRIPT );
		self::assertSame( "<head>$changed</head><main><p>Soup</p></main>", $near->move( "<head>$changed</head><main>$content</main>" ) );
	}

	/**
	 * Opens a page.
	 *
	 * @return array{SchemaPlacement, string} With the data noted, and its content with the mark.
	 */
	private function page(): array {
		$id = (int) wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Soup', 'post_content' => 'Soup' ] );
		self::open_page( [ 'p' => $id ] );
		$near = new SchemaPlacement();
		$near->note( self::SCRIPT );
		$content = $near->mark( '<p>Soup</p>' );
		self::assertIsString( $content );
		return [ $near, $content ];
	}
}

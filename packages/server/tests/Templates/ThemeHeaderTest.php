<?php
declare( strict_types=1 );

namespace Larder\Tests\Templates;

use Larder\Templates\ThemeHeader;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What the archive of a classic theme takes from the header before it.
 */
final class ThemeHeaderTest extends WordPressTestCase {

	public function test_a_header_with_the_title_of_the_archive_has_it(): void {
		foreach ( [
			'<h1>Recipes</h1>',
			'<h1 class="x"><span>Archives: </span>Recipes</h1>',
			"<h1>\n\tCuisine: &amp; Recipes </h1>",
		] as $html ) {
			self::assertTrue( ( new ThemeHeader( $html ) )->has_title( 'Recipes' ), $html );
		}
		self::assertTrue( ( new ThemeHeader( '<h1>Salt &amp; Pepper</h1>' ) )->has_title( 'Salt & Pepper' ) );
	}

	public function test_the_name_of_the_site_and_smaller_headings_are_no_title(): void {
		update_option( 'blogname', 'Our Recipes' );
		foreach ( [
			'',
			'<h1>Our Recipes</h1>',
			'<h2>Recipes</h2>',
			'<p>Recipes</p>',
			'<h1>Recipes of the week</h1>',
			'<!-- <h1>Recipes</h1> -->',
		] as $html ) {
			self::assertFalse( ( new ThemeHeader( $html ) )->has_title( 'Recipes' ), $html );
		}
	}

	public function test_a_page_has_one_heading_of_the_first_level(): void {
		self::assertSame( 'h1', ( new ThemeHeader( '<p>Our Recipes</p>' ) )->title_element() );
		self::assertSame( 'h2', ( new ThemeHeader( '<h1><a href="/">Our Recipes</a></h1>' ) )->title_element() );
	}

	public function test_it_knows_what_the_header_says(): void {
		$header = new ThemeHeader( '<div class="desc"><p>Recipes of <em>this</em>  site.</p></div>' );
		self::assertTrue( $header->says( '<p>Recipes of this site.</p>' ) );
		self::assertFalse( $header->says( '<p>Recipes of that site.</p>' ) );
	}

	public function test_it_knows_whether_the_page_has_begun_its_main_part(): void {
		self::assertTrue( ( new ThemeHeader( '<body><main id="main">' ) )->has_main );
		self::assertFalse( ( new ThemeHeader( '<body><main></main>' ) )->has_main );
		self::assertFalse( ( new ThemeHeader( '<body><div id="main">' ) )->has_main );
	}

	public function test_the_link_to_the_content_leads_somewhere(): void {
		self::assertSame(
			'primary',
			( new ThemeHeader( '<a href="#primary">Skip</a><nav id="menu"><a href="/">Home</a></nav>' ) )->target
		);
		self::assertSame( 'larder-archive', ( new ThemeHeader( '<a href="#content">Skip</a><div id="content">' ) )->target );
		self::assertSame( 'larder-archive', ( new ThemeHeader( '' ) )->target );
	}
}

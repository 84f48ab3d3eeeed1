<?php
declare( strict_types=1 );

namespace Larder\Tests\Taxonomies;

use Larder\Taxonomies\Taxonomy;
use Larder\Taxonomies\TermColumns;
use Larder\Taxonomies\TermFields;
use Larder\Taxonomies\TermMeta;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The taxonomies keep the keys of WP Delicious, and terms have a look.
 */
final class TaxonomiesTest extends WordPressTestCase {

	public function test_all_seven_belong_to_recipes_and_are_in_rest(): void {
		foreach ( [
			'recipe-course',
			'recipe-cuisine',
			'recipe-cooking-method',
			'recipe-tag',
			'recipe-key',
			'recipe-badge',
			'recipe-dietary',
		] as $key ) {
			$taxonomy = get_taxonomy( $key );
			self::assertInstanceOf( \WP_Taxonomy::class, $taxonomy );
			self::assertContains( 'recipe', $taxonomy->object_type );
			self::assertTrue( $taxonomy->show_in_rest );
		}
	}

	public function test_courses_cuisines_and_methods_have_parents_and_the_others_do_not(): void {
		$hierarchical = array_filter( Taxonomy::keys(), is_taxonomy_hierarchical( ... ) );
		self::assertSame( [ 'recipe-course', 'recipe-cuisine', 'recipe-cooking-method' ], array_values( $hierarchical ) );
	}

	public function test_rest_reads_and_writes_the_look_of_a_term_for_those_who_may_edit_it(): void {
		$term = wp_insert_term( 'Quick', 'recipe-badge' );
		self::assertIsArray( $term );
		$look    = [
			'taxonomy_color' => '#2d7a4f',
			'taxonomy_image' => 0,
			'taxonomy_svg'   => 'clock',
		];
		$request = new \WP_REST_Request( 'POST', "/wp/v2/recipe-badge/{$term['term_id']}" );
		$request->set_body_params( [ 'meta' => [ TermMeta::KEY => $look ] ] );
		self::assertSame( 401, rest_do_request( $request )->get_status() );
		wp_set_current_user( $this->user( 'administrator' ) );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( $look, TermMeta::look( (int) $term['term_id'] ) );
	}

	#[DataProvider( 'damaged_looks' )]
	public function test_a_damaged_look_is_none( mixed $stored ): void {
		self::assertSame(
			[
				'taxonomy_color' => '',
				'taxonomy_image' => 0,
				'taxonomy_svg'   => '',
			],
			TermMeta::sanitize( $stored )
		);
	}

	/**
	 * @return list<array{0: mixed}>
	 */
	public static function damaged_looks(): array {
		return [
			[ '' ],
			[ null ],
			[ 'text' ],
			[ [ 'taxonomy_color' => 'red; background: url(x)', 'taxonomy_image' => 'x', 'taxonomy_svg' => [] ] ],
		];
	}

	public function test_the_screens_of_terms_store_a_look_only_with_a_nonce(): void {
		$term = wp_insert_term( 'Slow', 'recipe-badge' );
		self::assertIsArray( $term );
		$id = (int) $term['term_id'];
		wp_set_current_user( $this->user( 'administrator' ) );
		$_POST = [ TermMeta::KEY => [ 'taxonomy_color' => '#112233' ] ];
		( new TermFields() )->save( $id );
		self::assertSame( '', TermMeta::look( $id )['taxonomy_color'] );
		$_POST['larder_term_look'] = wp_create_nonce( 'larder_term_look' );
		( new TermFields() )->save( $id );
		self::assertSame( '#112233', TermMeta::look( $id )['taxonomy_color'] );
	}

	public function test_the_field_of_the_icon_offers_the_icons_there_are(): void {
		ob_start();
		( new TermFields() )->show_on_add();
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '~<input[^>]* list="larder-term-icons">~', $html );
		self::assertStringContainsString( '<datalist id="larder-term-icons">', $html );
		self::assertStringContainsString( '<option value="leaf">', $html );
	}

	public function test_the_fields_know_which_colours_and_icons_there_are_and_let_a_stored_one_be(): void {
		$term = wp_insert_term( 'Mild', 'recipe-badge' );
		self::assertIsArray( $term );
		update_term_meta( (int) $term['term_id'], TermMeta::KEY, [ 'taxonomy_svg' => 'fas-leaf' ] );
		$stored = get_term( (int) $term['term_id'] );
		self::assertInstanceOf( \WP_Term::class, $stored );
		ob_start();
		( new TermFields() )->show_on_add();
		$add = (string) ob_get_clean();
		ob_start();
		( new TermFields() )->show_on_edit( $stored );
		$edit = (string) ob_get_clean();
		$icons = static fn ( string $html ): string => 1 === preg_match( '~id="larder-term-icon"[^>]* pattern="([^"]*)"~', $html, $match )
			? "~^(?:$match[1])$~"
			: '~^$~';
		foreach ( [ 'leaf', 'cooking-pot', 'pan' ] as $known ) {
			self::assertMatchesRegularExpression( $icons( $add ), $known );
		}
		foreach ( [ 'hologram', 'leaf leaf', 'fas-leaf' ] as $unknown ) {
			self::assertDoesNotMatchRegularExpression( $icons( $add ), $unknown );
		}
		self::assertMatchesRegularExpression( $icons( $edit ), 'fas-leaf' );
		self::assertStringContainsString( 'title="A colour such as #2d7a4f. Badges show on it."', $add, 'what browsers say' );
		self::assertStringContainsString( 'title="Name of an icon, such as leaf or clock."', $add );
	}

	public function test_the_list_of_terms_shows_the_look_escaped(): void {
		$term = wp_insert_term( 'Hot', 'recipe-badge' );
		self::assertIsArray( $term );
		$id = (int) $term['term_id'];
		update_term_meta( $id, TermMeta::KEY, [ 'taxonomy_color' => '#112233' ] );
		self::assertStringContainsString( '#112233', ( new TermColumns() )->content( '', 'larder_look', $id ) );
		self::assertSame( 'kept', ( new TermColumns() )->content( 'kept', 'other', $id ) );
	}
}

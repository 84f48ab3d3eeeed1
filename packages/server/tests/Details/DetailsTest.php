<?php
declare( strict_types=1 );

namespace Larder\Tests\Details;

use Larder\Taxonomies\Taxonomy;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The strip of facts and terms, as a page has it.
 */
final class DetailsTest extends WordPressTestCase {

	public function test_a_recipe_shows_its_terms_as_links_and_leaves_badges_to_cards(): void {
		$post = $this->publish( [], [ 'larder/details' => [] ] );
		foreach ( Taxonomy::cases() as $taxonomy ) {
			wp_set_object_terms( $post->ID, "Unheard-of $taxonomy->value", $taxonomy->value );
		}
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As a page of the recipe has it.
		$html            = do_blocks( $post->post_content );
		foreach ( Taxonomy::cases() as $taxonomy ) {
			$is_shown = str_contains( $html, "rel=\"tag\">Unheard-of $taxonomy->value</a>" );
			self::assertSame( Taxonomy::Badge !== $taxonomy, $is_shown, $taxonomy->value );
		}
		self::assertStringContainsString( '<dt>Recipe key</dt>', $html );
	}
}

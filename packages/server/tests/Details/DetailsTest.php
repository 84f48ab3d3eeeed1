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
		$html = $this->printed( $post );
		foreach ( Taxonomy::cases() as $taxonomy ) {
			$is_shown = str_contains( $html, "rel=\"tag\">Unheard-of $taxonomy->value</a>" );
			self::assertSame( Taxonomy::Badge !== $taxonomy, $is_shown, $taxonomy->value );
		}
		self::assertStringContainsString( '<dt>Recipe key</dt>', $html );
	}

	public function test_total_and_active_time_yield_and_difficulty_are_seen_and_the_rest_folds_out(): void {
		[ $seen, $rest ] = $this->facts(
			[
				'prepTime'   => 45,
				'cookTime'   => 150,
				'restTime'   => 480,
				'yieldAmount' => 4,
				'difficulty' => 'advanced',
				'calories'   => 780,
				'seasons'    => [ 'fall' ],
			]
		);
		self::assertSame( [ 'totalTime', 'activeTime', 'yield', 'difficulty' ], $seen );
		self::assertSame( [ 'prepTime', 'cookTime', 'restTime', 'seasons', 'calories' ], $rest );
	}

	public function test_other_facts_take_the_place_of_those_that_a_recipe_lacks(): void {
		self::assertSame(
			[ [ 'totalTime', 'yield', 'prepTime', 'cookTime' ], [ 'calories' ] ],
			$this->facts(
				[
					'prepTime' => 10,
					'cookTime' => 20,
					'yieldAmount' => 4,
					'calories' => 300,
				]
			),
			'All of the time is active, so it is said once.'
		);
		self::assertSame(
			[ [ 'cookTime', 'yield', 'calories' ], [] ],
			$this->facts(
				[
					'cookTime' => 20,
					'yieldAmount' => 4,
					'calories' => 300,
				]
			),
			'The only time is the total; what fits needs no fold.'
		);
	}

	public function test_facts_that_an_editor_chose_are_all_seen_in_their_order(): void {
		$all = [
			'prepTime'   => 45,
			'cookTime'   => 150,
			'yieldAmount' => 4,
			'difficulty' => 'advanced',
			'calories'   => 780,
		];
		$fields = [ 'calories', 'yield', 'difficulty', 'cookTime', 'prepTime' ];
		self::assertSame( [ $fields, [] ], $this->facts( $all, [ 'fields' => $fields ] ) );
	}

	public function test_a_range_of_time_is_shown_with_both_ends_and_told_to_machines_with_the_longer(): void {
		$html = $this->printed( $this->publish(
			[
				'prepTime'  => 15,
				'cookTime'  => 60,
				'restTime'  => 480,
				'timesFrom' => [
					'prepTime' => 10,
					'cookTime' => 45,
					'restTime' => 500,
				],
			],
			[ 'larder/details' => [] ]
		) );
		foreach ( [
			'<time datetime="PT15M">10–15&nbsp;min</time>',
			'<time datetime="PT1H">45&nbsp;min – 1&nbsp;h</time>',
			'<time datetime="PT8H">8&nbsp;h</time>',
			// The sums of what is done at once, and of all.
			'<time datetime="PT1H15M">55&nbsp;min – 1&nbsp;h 15&nbsp;min</time>',
			'<time datetime="PT9H15M">8&nbsp;h 55&nbsp;min – 9&nbsp;h 15&nbsp;min</time>',
		] as $time ) {
			self::assertStringContainsString( $time, str_replace( "\u{00A0}", '&nbsp;', $html ) );
		}
	}

	public function test_a_label_that_the_recipe_names_has_the_language_of_the_recipe(): void {
		$own   = [
			'customTime'      => 30,
			'customTimeLabel' => 'Gehzeit',
		];
		$strip = [ 'larder/details' => [] ];
		self::assertStringContainsString(
			'<span lang="de">Gehzeit</span></dt>',
			$this->printed( $this->publish( [ 'language' => 'de' ] + $own, $strip ) )
		);
		self::assertStringContainsString( '>Gehzeit</dt>', $this->printed( $this->publish( [ 'language' => 'en' ] + $own, $strip ) ) );
		// What Larder names is in the language of the page.
		self::assertStringContainsString(
			'>Additional time</dt>',
			$this->printed( $this->publish( [ 'language' => 'de', 'customTime' => 30 ], $strip ) )
		);
	}

	public function test_paper_has_all_details_unfolded(): void {
		$post = $this->publish(
			[
				'prepTime'   => 45,
				'cookTime'   => 150,
				'restTime'   => 480,
				'yieldAmount' => 4,
				'difficulty' => 'advanced',
			],
			[ 'larder/details' => [] ]
		);
		add_filter( 'larder_recipe_has_actions', '__return_false' );
		$html = $this->printed( $post );
		self::assertStringNotContainsString( 'details__all', $html );
		self::assertStringContainsString( 'data-fact="restTime"', $html );
	}

	/**
	 * Publishes a recipe, and lists the facts that its strip shows.
	 *
	 * @param array<string, mixed> $facts   Facts of the recipe.
	 * @param array<string, mixed> $details Attributes of the strip.
	 * @return array{list<string>, list<string>} Those that are seen, and those that fold out.
	 */
	private function facts( array $facts, array $details = [] ): array {
		$parts = explode(
			'<details class="wp-block-larder-details__all">',
			$this->printed( $this->publish( $facts, [ 'larder/details' => $details ] ) )
		);
		$names = array_map(
			static function ( string $html ): array {
				preg_match_all( '/data-fact="(\w+)"/', $html, $found );
				return $found[1];
			},
			$parts
		);
		return [ $names[0] ?? [], $names[1] ?? [] ];
	}

	/**
	 * Renders a recipe as its page has it.
	 */
	private function printed( \WP_Post $post ): string {
		self::set_post( $post );
		return do_blocks( $post->post_content );
	}
}

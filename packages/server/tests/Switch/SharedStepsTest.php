<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\StandIns\OldAnchors;
use Larder\Tests\Support\SharedSites;
use Larder\Tests\Support\SharedSitesTestCase;
use Larder\Tests\Support\Switching;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Links to steps, as search engines were told them, lead to the same steps afterwards.
 */
final class SharedStepsTest extends SharedSitesTestCase {

	/** How much of a text is compared. */
	private const LETTERS = 25;

	/**
	 * @return array<string, array{string, string}> Slug of a plugin, and a pattern of its ids of steps; those of a craft are none.
	 */
	public static function plugins(): array {
		return [
			'WP Recipe Maker'  => [ 'wp-recipe-maker', '/^wprm-recipe-\d+-step-\d+-\d+$/' ],
			'Mediavine Create' => [ 'mediavine-create', '/^mv_create_(?!13_)\d+_\d+$/' ],
			'Tasty Recipes'    => [ 'tasty-recipes-lite', '/^instruction-step-\d+$/' ],
			'Cooked'           => [ 'cooked', '/^cooked-single-direction-step-\d+$/' ],
			'WPZOOM'           => [ 'recipe-card-blocks-by-wpzoom', '/^wpzoom-rcb-direction-step-\w+$/' ],
			'Meal Planner Pro' => [ 'meal-planner-pro', '/^mpprecipe-instruction-\d+$/' ],
		];
	}

	#[DataProvider( 'plugins' )]
	public function test_an_old_link_to_a_step_leads_to_it( string $plugin, string $pattern ): void {
		$this->load( $plugin );
		$own = Switching::module( $this->db() );
		Switching::change( $own, $own->sources->all()[ $plugin ] );
		( new OldAnchors( self::services()->page_ids ) )->register();
		$wrong = [];
		$found = 0;
		foreach ( SharedSites::pages( $plugin ) as $slug => $html ) {
			$before = self::steps_named( $html, $pattern );
			$after  = [] === $before ? [] : self::steps_named( $this->content( $own, $plugin, $slug ), $pattern );
			foreach ( $before as $id => $text ) {
				$is_same = isset( $after[ $id ] ) && str_contains( $after[ $id ], mb_substr( $text, 0, self::LETTERS ) );
				$found += (int) $is_same;
				$wrong = $is_same ? $wrong : [ ...$wrong, "$slug: $id $text, now " . ( $after[ $id ] ?? 'nothing' ) ];
			}
			self::leave_page();
		}
		self::assertSame( [], $wrong );
		self::assertGreaterThan( 50, $found );
	}

	/**
	 * Finds the first elements of a page that have ids of steps, or are the items of lists that such elements are in.
	 *
	 * @param string $html    The page.
	 * @param string $pattern Pattern of the ids.
	 * @return array<string, string> Letters of their texts.
	 */
	private static function steps_named( string $html, string $pattern ): array {
		$page = new \DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8">' . $html, LIBXML_NOERROR );
		$steps = [];
		foreach ( $page->getElementsByTagName( '*' ) as $element ) {
			$id = $element->getAttribute( 'id' );
			$is_heading = 1 === preg_match( '/\b(?:instruction-label|direction-step-group)\b/', $element->getAttribute( 'class' ) );
			if ( 1 === preg_match( $pattern, $id ) && ! $is_heading && ! isset( $steps[ $id ] ) ) {
				$item = $element;
				while ( 'span' === $element->nodeName && 'li' !== $item->nodeName && $item->parentNode instanceof \DOMElement ) {
					$item = $item->parentNode;
				}
				$text         = preg_replace( [ '/^\W*\d+/u', '/^\W*Step \d+ done|\W+|\d+/u' ], [ '', '' ], $item->textContent ) ?? '';
				$steps[ $id ] = $text;
			}
		}
		return $steps;
	}
}

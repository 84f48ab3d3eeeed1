<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Tests\Support\PageLines;
use Larder\Tests\Support\SharedSites;
use Larder\Tests\Support\SharedSitesTestCase;
use Larder\Tests\Support\Switching;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What visitors read on a page before the change-over they read on it afterwards, line by line.
 */
final class SharedWordsTest extends SharedSitesTestCase {

	/**
	 * What plugins have written themselves: labels that Larder has other words for, buttons, levels of difficulty, and praise; and the
	 * name of who wrote the posts, which the theme says.
	 */
	private const FURNITURE = 'a about also amount an and are as at author average based be by calorie calories carbohydrates category container'
		. ' cook cooking copyright courses daily day days default depending description diet dietary difficulty directions'
		. ' double dv easy estimated from half hard higher hour hours hr hrs includes information ingredients is jump kcal keys'
		. ' kovač lower may medium method mins minutes mira needs no notes nutrition of on or out passive per percent persons'
		. ' pin plugin powered prep print products quarter rating recipe recommended rest reviews saturatedfat save serves'
		. ' serving servings share source star stars temp the this time to tools total transfat triple try type ultimate v'
		. ' values video vote votes wait wordpress wp wpzoom yield yields your';

	/** Pages that show no recipe, or nothing before a password is typed; and one whose block names no recipe, so that it lists all. */
	private const OTHERS = [ 'kombucha', 'recipe-gone', 'recipes-page', 'roundup' ];

	/**
	 * Lines for whose absence there is a reason, as patterns; most are those of `docs/change-over.md`.
	 */
	private const DIFFERENCES = [
		'wp-recipe-maker'    => [ '^Keyword:', '^Check out this recipe' ],
		// A badge is on cards; seasons have Larder's names; of a recipe elsewhere the recipe is shown, not the story of its post.
		'delicious-recipes'  => [ '^Keywords:', '^Best of 2024', '^Best Season: ', '^Story about this recipe' ],
		// It printed markup as text.
		'tasty-recipes-lite' => [ '^Author: <a href' ],
		// It computed amounts again.
		'cooked'             => [ '^13 cups vinegar', '^15 cans tomatoes' ],
		// What its theme says, keywords, and labels without values.
		'zip-recipes'        => [
			'^(?:January|February|March|May|June|July) \d|^Category Uncategorized|^Tags|Peer$',
			'^(?:baking|dessert|fasting|italian|pasta|snack|spread|supper|sweet)(?: ,)?$',
			'^(?:Trans Fat|Cholesterol|Sodium|Dietary Fiber|Sugars|Vitamin [AC]|Calcium|Iron)$',
		],
	];

	public static function plugins(): array {
		$plugins = [
			'wp-recipe-maker',
			'delicious-recipes',
			'tasty-recipes-lite',
			'recipe-card-blocks-by-wpzoom',
			'mediavine-create',
			'cooked',
			'zip-recipes',
			'wp-ultimate-recipe',
			'easyrecipe',
			'jetpack-recipes',
			'meal-planner-pro',
		];
		return array_combine( $plugins, array_map( static fn ( string $plugin ): array => [ $plugin ], $plugins ) );
	}

	#[DataProvider( 'plugins' )]
	public function test_nothing_that_a_visitor_read_is_missing( string $plugin ): void {
		$this->load( $plugin );
		$own = Switching::module( $this->db() );
		foreach ( $own->sources->found() as $source ) {
			if ( str_starts_with( $source->id(), $plugin ) ) {
				Switching::change( $own, $source );
			}
		}
		$furniture = explode( ' ', self::FURNITURE );
		$missing   = [];
		foreach ( array_diff_key( SharedSites::pages( $plugin ), array_flip( self::OTHERS ) ) as $slug => $html ) {
			$post = $this->page( $own, $plugin, $slug );
			$now  = PageLines::words_of( "<p>$post->post_title</p>" . $this->content( $own, $plugin, $slug ) );
			$text = implode( ' ', $now );
			foreach ( self::lines( $plugin, $html ) as $line ) {
				$words = PageLines::words( $line );
				$lacks = str_contains( $text, implode( ' ', $words ) ) ? [] : array_diff( $words, $now, $furniture );
				if ( [] !== $lacks ) {
					$missing[] = "$slug: " . implode( ' ', $lacks ) . " in: $line";
				}
			}
			self::leave_page();
		}
		self::assertSame( [], $missing );
	}

	/**
	 * Reads the lines of an old page for whose absence there is no reason.
	 *
	 * @param string $html The page.
	 * @return list<string>
	 */
	private static function lines( string $plugin, string $html ): array {
		$known = implode( '|', self::DIFFERENCES[ $plugin ] ?? [ '(?!)' ] );
		$lines = array_filter( PageLines::of_page( $html ), static fn ( string $line ): bool => 1 !== preg_match( "#$known#u", $line ) );
		// On a server of today some plugins print marks that they once replaced, and addresses below what a visitor copies.
		return array_values( array_map(
			static fn ( string $line ): string => (string) preg_replace( '#\[/?[a-z-]+\b[^\]]*\]|https?://\S+#i', ' ', $line ),
			$lines
		) );
	}
}

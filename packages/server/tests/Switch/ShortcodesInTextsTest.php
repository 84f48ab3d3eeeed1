<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\RichLine;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Shortcodes of recipe plugins within the texts of a recipe, which nobody would replace any more.
 */
final class ShortcodesInTextsTest extends WordPressTestCase {

	#[TestWith( [ 'Bake [timer minutes=30]half an hour[/timer].', 'Bake half an hour.' ] )]
	#[TestWith( [ 'Take [adjustable]2[/adjustable] eggs.', 'Take 2 eggs.' ] )]
	#[TestWith( [ 'As above.[wprm-recipe-jump]', 'As above.' ] )]
	#[TestWith( [ 'Rest [cooked-timer minutes=5]5 minutes[/cooked-timer].', 'Rest 5 minutes.' ] )]
	#[TestWith( [ 'With pesto.[zrdn-recipe id="3"]', 'With pesto.' ] )]
	#[TestWith( [ 'With pesto.[amd-zlrecipe-recipe:5]', 'With pesto.' ] )]
	#[TestWith( [ 'With pesto.[mpprecipe-recipe:7]', 'With pesto.' ] )]
	#[TestWith( [ 'With pesto.[tasty-recipe id="3"]', 'With pesto.' ] )]
	#[TestWith( [ 'With pesto.[ultimate-recipe id="3" template="default"]', 'With pesto.' ] )]
	#[TestWith( [ 'With pesto.[ultimate-recipe-nutrition id="3"]', 'With pesto.' ] )]
	#[TestWith( [ 'Soup[wpurp-searchable-recipe]Soup[/wpurp-searchable-recipe]', 'SoupSoup' ] )]
	#[TestWith( [ 'With pesto.[wpzoom_rcb_post id="3"]', 'With pesto.' ] )]
	#[TestWith( [ 'With pesto.[mv_create key="1" type="recipe"]', 'With pesto.' ] )]
	public function test_their_names_go_and_what_is_between_them_stays( string $typed, string $text ): void {
		self::assertSame( [ $text, $text ], [ RichLine::html( $typed ), RichLine::text( $typed ) ] );
	}

	#[TestWith( [ 'Chop [optional].' ] )]
	#[TestWith( [ 'A [tasty-looking] loaf.' ] )]
	#[TestWith( [ 'The [ultimate-sauce].' ] )]
	#[TestWith( [ 'See [1] and [a-z].' ] )]
	public function test_other_brackets_stay( string $typed ): void {
		self::assertSame( [ $typed, $typed ], [ RichLine::html( $typed ), RichLine::text( $typed ) ] );
	}
}

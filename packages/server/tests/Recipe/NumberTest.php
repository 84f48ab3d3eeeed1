<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Card\CardData;
use Larder\Likes\LikeText;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Numbers in texts that scripts and attributes show are text, in languages too whose thousands WordPress parts by an entity.
 */
final class NumberTest extends WordPressTestCase {

	/** @var array<array-key, mixed> How the language of the site writes numbers. */
	private array $usual = [];

	protected function setUp(): void {
		parent::setUp();
		$this->usual = self::locale()->number_format;
		// As in French, and with a comma.
		self::locale()->number_format = [ 'thousands_sep' => '&nbsp;', 'decimal_point' => ',' ];
	}

	protected function tearDown(): void {
		self::locale()->number_format = $this->usual;
		parent::tearDown();
	}

	/**
	 * Returns what knows how the language writes numbers.
	 */
	private static function locale(): \WP_Locale {
		$locale = $GLOBALS['wp_locale'];
		self::assertInstanceOf( \WP_Locale::class, $locale );
		return $locale;
	}

	public function test_likes_are_said_as_text(): void {
		self::assertSame( "1\u{00A0}234 likes", LikeText::for_count( 1234 ) );
		self::assertSame( '1,2K', LikeText::short( 1234 ) );
	}

	public function test_a_card_tells_its_calories_as_text(): void {
		$post  = $this->publish( [ 'calories' => 1234 ] );
		$cards = new CardData(
			new DocumentRepository( $this->db(), new DocumentBuilder() ),
			$this->ratings(),
			( new VoteParts( $this->db() ) )->tallies
		);
		self::assertSame( "1\u{00A0}234\u{00A0}kcal", $cards->list( [ $post->ID ] )[0]['recipe_calories'] ?? '' );
	}
}

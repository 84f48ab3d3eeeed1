<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\Inspection;
use Larder\Switch\Rows;
use Larder\Switch\State;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Recipes in posts that nobody can read any more: they stay, and the report names them.
 */
final class DamagedRecipesTest extends WordPressTestCase {

	private const POST = 770701;

	private const SENTENCE = 'It has a recipe that cannot be read. It was left as it is.';

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
	}

	/**
	 * @return array<string, array{string, string}> The plugin, and what the post says.
	 */
	public static function contents(): array {
		return [
			'JSON-LD that is cut off'         => [ 'marked-up-posts', '<p>Soup.</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Soup","recipeIngredient":["1 leek",</script>' ],
			'JSON-LD with an address as type' => [ 'marked-up-posts', '<script type="application/ld+json">{"@type":["Thing","https:\/\/schema.org\/Recipe"],"name" "Soup"}</script>' ],
			'a card whose block is damaged'   => [ 'recipe-card-blocks-by-wpzoom', '<!-- wp:wpzoom-recipe-card/block-recipe-card {"recipeTitle":"Soup",,"ingredients":[]} /-->' ],
		];
	}

	/**
	 * @param string $content What the post says.
	 */
	#[DataProvider( 'contents' )]
	public function test_a_recipe_that_cannot_be_read_stays_and_is_named_in_the_report( string $plugin, string $content ): void {
		$this->load( $content );
		$source = $this->switch->sources->all()[ $plugin ];
		Switching::change( $this->switch, $source );
		self::assertSame( $content, get_post( self::POST )->post_content ?? '' );
		$rows = iterator_to_array( $this->switch->report->rows( $source ), false );
		self::assertSame( [ [ 'unread', self::POST, self::SENTENCE ] ], array_map(
			static fn ( array $row ): array => [ $row['state'], $row['post'], $row['notices'] ],
			$rows
		) );
		$state = new State();
		( new Inspection( new Rows( $this->db() ) ) )->step( $source, $state );
		self::assertSame( [ [ self::SENTENCE ] ], array_column( $state->named, 'texts' ), 'before it changes over, too' );
	}

	public function test_broken_data_about_something_else_is_nobodys_recipe(): void {
		$this->load( '<script type="application/ld+json">{"@type":"Article","name":"A Recipe for "disaster"",}</script>' );
		self::assertSame( [], iterator_to_array( $this->switch->report->rows( $this->switch->sources->all()['marked-up-posts'] ), false ) );
	}

	/**
	 * Stores the post.
	 *
	 * @param string $content What it says.
	 */
	private function load( string $content ): void {
		( new ForeignSite( $this->db() ) )->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'Soup', $content ) ] ] );
	}
}

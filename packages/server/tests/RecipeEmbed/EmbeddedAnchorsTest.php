<?php
declare( strict_types=1 );

namespace Larder\Tests\RecipeEmbed;

use Larder\Recipe\Saved\EmbedBlock;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What links lead to on a page with several recipes whose steps have equal ids, as copies of a post have.
 */
final class EmbeddedAnchorsTest extends WordPressTestCase {

	private const STEPS = [
		'groups' => [
			[
				'id'    => 'group001',
				'title' => '',
				'steps' => [ [ 'id' => 'step0001', 'text' => 'Bake for 5 minutes.' ], [ 'id' => 'step0002', 'text' => 'Eat.' ] ],
			],
		],
	];

	private const FAQ = '<!-- wp:larder/faq --><section><!-- wp:larder/faq-item {"id":"quest001","question":"Sweet?"} --><div><!-- wp:paragraph --><p>Yes.</p><!-- /wp:paragraph --></div><!-- /wp:larder/faq-item --></section><!-- /wp:larder/faq -->';

	/** @var list<\WP_Post> */
	private array $recipes;

	protected function setUp(): void {
		parent::setUp();
		$this->recipes = array_map( fn ( string $name ): \WP_Post => $this->recipe( $name ), [ 'Tart', 'Tart, a copy', 'Another copy' ] );
	}

	public function test_ids_of_a_page_are_its_own_and_links_lead_to_the_step_of_their_recipe(): void {
		[ $own, $one, $other ] = $this->recipes;
		$content               = EmbedBlock::html( $one ) . $own->post_content . EmbedBlock::html( $other );
		wp_update_post( [ 'ID' => $own->ID, 'post_content' => wp_slash( $content ) ] );
		$html = $this->page( $own );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertSame( array_values( array_unique( $ids[1] ) ), $ids[1] );
		$name = static fn ( string $what, \WP_Post $of ): string => $of === $own ? $what : "$what-$of->ID";
		foreach ( $this->recipes as $recipe ) {
			$card = substr( $html, (int) strpos( $html, "id=\"recipe-$recipe->ID\"" ) );
			$at   = $name( 'step-step0001', $recipe );
			self::assertMatchesRegularExpression( "/<li[^>]*id=\"$at\".*?<a [^>]*href=\"#([^\"]+)\"/s", $card );
			preg_match( "/<li[^>]*id=\"$at\".*?<a [^>]*href=\"#([^\"]+)\"/s", $card, $link );
			self::assertSame( $at, $link[1] ?? '' );
			self::assertStringContainsString( 'id="' . $name( 'faq-quest001', $recipe ) . '"', $card );
		}
	}

	public function test_steps_keep_their_plain_anchors_on_the_page_of_their_recipe_and_in_feeds(): void {
		[ $own ] = $this->recipes;
		self::assertStringContainsString( 'id="step-step0001"', $this->page( $own ) );
		$query = $GLOBALS['wp_query'];
		self::assertInstanceOf( \WP_Query::class, $query );
		$query->is_feed   = true;
		$query->is_single = false;
		self::assertStringContainsString( 'id="step-step0001"', do_blocks( $own->post_content ) );
	}

	public function test_whole_posts_below_each_other_share_no_anchor(): void {
		$query = self::open_page( [ 'post__in' => array_column( $this->recipes, 'ID' ), 'post_type' => 'recipe' ] );
		$html  = '';
		while ( $query->have_posts() ) {
			$query->the_post();
			$html .= do_blocks( (string) get_the_content() );
		}
		preg_match_all( '/ id="((?:step|faq)-[^"]+)"/', $html, $ids );
		self::assertCount( 9, $ids[1] );
		self::assertSame( array_values( array_unique( $ids[1] ) ), $ids[1] );
	}

	/**
	 * Stores a recipe.
	 */
	private function recipe( string $name ): \WP_Post {
		$recipe = $this->publish( [ 'servings' => 4 ], [ 'larder/instructions' => self::STEPS ], [ 'post_title' => $name ] );
		wp_update_post( [
			'ID'           => $recipe->ID,
			'post_content' => wp_slash(
				str_replace(
					'</div><!-- /wp:larder/recipe -->',
					self::FAQ . '</div><!-- /wp:larder/recipe -->',
					$recipe->post_content
				)
			),
		] );
		$stored = get_post( $recipe->ID );
		self::assertInstanceOf( \WP_Post::class, $stored );
		return $stored;
	}

	/**
	 * Opens the page of a post.
	 *
	 * @return string What it prints.
	 */
	private function page( \WP_Post $post ): string {
		self::open_page( [ 'p' => $post->ID, 'post_type' => 'recipe' ] )->the_post();
		return do_blocks( (string) get_the_content() );
	}
}

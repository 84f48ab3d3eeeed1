<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A post that the change-over has made for a recipe, which undo deletes as WordPress deletes any post.
 */
final class KeptPostTest extends WordPressTestCase {

	private const SOURCE = 'recipe-card-blocks-by-wpzoom';

	private const POST = 795001;

	private ForeignSite $site;

	private SwitchModule $switch;

	/** @var array<array-key, mixed> The site before the change-over. */
	private array $before;

	/** The recipe of the second card. */
	private int $made;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->site   = new ForeignSite( $this->db() );
		$card         = static fn ( string $name ): string => '<!-- wp:wpzoom-recipe-card/block-recipe-card ' . wp_json_encode( [
			'recipeTitle' => $name,
			'ingredients' => [ [ 'name' => 'leeks' ] ],
			'steps'       => [ [ 'text' => 'Simmer.' ] ],
		] ) . ' /-->';
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'Two', $card( 'Soup' ) . "\n\n" . $card( 'Bread' ) ) ] ] );
		$this->before = $this->site->everything();
		Switching::change( $this->switch, $this->switch->sources->all()[ self::SOURCE ] );
		$this->made = $this->switch->locations->find( self::SOURCE, self::POST . '-1' );
		self::assertSame( 'recipe', get_post_type( $this->made ) );
		update_post_meta( $this->made, 'files_of_a_plugin', [ 'a.jpg' ] );
	}

	public function test_one_that_a_plugin_does_not_let_go_keeps_its_fields_and_goes_back_later(): void {
		$fields = get_post_meta( $this->made );
		$keep   = fn ( mixed $answer, \WP_Post $post ): mixed => $post->ID === $this->made ? false : $answer;
		add_filter( 'pre_delete_post', $keep, 10, 2 );
		Switching::undo( $this->switch );
		wp_cache_flush();
		self::assertInstanceOf( \WP_Post::class, get_post( $this->made ) );
		self::assertSame( $fields, get_post_meta( $this->made ) );
		self::assertSame( $this->made, $this->switch->locations->find( self::SOURCE, self::POST . '-1' ) );
		remove_filter( 'pre_delete_post', $keep );
		Switching::undo( $this->switch );
		self::assertSame( $this->before, $this->site->everything() );
	}

	public function test_whoever_follows_posts_sees_its_fields_before_it_goes(): void {
		$seen = [];
		add_action( 'before_delete_post', function ( int $id ) use ( &$seen ): void {
			$seen[ $id ] = get_post_meta( $id, 'files_of_a_plugin', true );
		} );
		Switching::undo( $this->switch );
		self::assertSame( [ 'a.jpg' ], $seen[ $this->made ] ?? null );
		self::assertSame( $this->before, $this->site->everything() );
	}

	public function test_its_fields_go_by_a_few_statements(): void {
		for ( $number = 0; $number < 40; $number++ ) {
			add_post_meta( $this->made, "field_$number", 'x' );
		}
		$deletes = 0;
		add_filter( 'query', function ( string $query ) use ( &$deletes ): string {
			$deletes += str_starts_with( $query, 'DELETE' ) && str_contains( $query, $this->db()->postmeta ) ? 1 : 0;
			return $query;
		} );
		Switching::undo( $this->switch );
		self::assertLessThan( 10, $deletes );
		self::assertSame( $this->before, $this->site->everything() );
	}
}

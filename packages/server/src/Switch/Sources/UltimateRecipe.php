<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Recipe\NutrientAmount;
use Larder\Switch\Draft;
use Larder\Switch\Embed;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * WP Ultimate Recipe: a post of the type `recipe` for each recipe, a story in its content and the fields in meta.
 */
final class UltimateRecipe implements PluginSource {

	/** What tells its recipes from those of others that use the same post type. */
	private const MARK = 'recipe_ingredients';

	/** What it counts in percent of the daily value. */
	private const UNITS = [
		'vitamin_a' => '%',
		'vitamin_c' => '%',
		'calcium'   => '%',
		'iron'      => '%',
	];

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'wp-ultimate-recipe';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'WP Ultimate Recipe';
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->rows->posts->count_marked( 'recipe', self::MARK );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->rows->posts->marked( 'recipe', self::MARK, $after, $limit );
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '[recipe]', '[ultimate-recipe ' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		// A recipe says where in its own story it stands.
		$own = 'recipe' === $post->post_type ? Embeds::in_content( $post->post_content, '#\[(recipe)\]#' ) : [];
		return [] !== $own
			? array_map( static fn ( Embed $embed ): Embed => new Embed( (string) $post->ID, $embed->offset, $embed->markup ), $own )
			: Embeds::in_content( $post->post_content, '#\[ultimate-recipe\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#' );
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return [];
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$post = get_post( (int) $key );
		$meta = $post instanceof \WP_Post ? $this->rows->meta( 'post', $post->ID ) : [];
		if ( ! $post instanceof \WP_Post || ! isset( $meta[ self::MARK ] ) ) {
			return null;
		}
		$field = static fn ( string $name ): string => trim( $meta[ "recipe_$name" ] ?? '' );
		$draft = new Draft();
		$tree  = static fn ( string $name ): StoredTree => $draft->read( $meta[ "recipe_$name" ] ?? '' );

		$draft->name        = RichLine::text( '' === $field( 'title' ) ? $post->post_title : $field( 'title' ) );
		$draft->description = RichLine::text( $field( 'description' ) );
		$picture            = (int) $field( 'alternate_image' ) ?: (int) ( $meta['_thumbnail_id'] ?? 0 );
		$draft->image       = $draft->picture( $picture, '', 'image' );
		$draft->take_time( 'prep', trim( $field( 'prep_time' ) . ' ' . $field( 'prep_time_text' ) ) );
		$draft->take_time( 'cook', trim( $field( 'cook_time' ) . ' ' . $field( 'cook_time_text' ) ) );
		$draft->take_time( 'rest', trim( $field( 'passive_time' ) . ' ' . $field( 'passive_time_text' ) ) );
		$draft->notes       = $field( 'notes' );
		Basics::yield( $draft, RichLine::text( $field( 'servings' ) . ' ' . $field( 'servings_type' ) ) );
		self::take_lines( $draft, $tree( 'ingredients' ) );
		self::take_steps( $draft, $tree( 'instructions' ) );
		$nutrition = $tree( 'nutritional' );
		Nutrients::take(
			$draft,
			$nutrition->fields( [ 'serving_size' ] ),
			NutrientAmount::with_unit( $nutrition->text( 'serving_size' ), 'g' ),
			self::UNITS
		);
		return new SourceRecipe(
			(string) $post->ID,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'  => $this->rows->terms->names( $post->ID, 'course' ),
				'recipe-cuisine' => $this->rows->terms->names( $post->ID, 'cuisine' ),
				'recipe-tag'     => $this->rows->terms->names( $post->ID, 'post_tag' ),
			],
			0,
			$post->ID,
			$post->ID,
			$this->rating( $post->ID )
		);
	}

	/**
	 * Counts what visitors gave, a row of meta for each vote.
	 *
	 * @return array{votes: int, total: float}|null
	 */
	private function rating( int $post_id ): ?array {
		$votes = 0;
		$total = 0.0;
		foreach ( $this->rows->values( $post_id, 'recipe_user_ratings' ) as $stored ) {
			$stars = ( new StoredTree( StoredValue::read( $stored ) ) )->number( 'rating' );
			if ( $stars > 0 && $stars <= 5 ) {
				++$votes;
				$total += $stars;
			}
		}
		return $votes > 0 ? compact( 'votes', 'total' ) : null;
	}

	/**
	 * Reads the ingredients, each of which names its group.
	 */
	private static function take_lines( Draft $draft, StoredTree $lines ): void {
		$group = null;
		foreach ( $lines->entries() as $line ) {
			if ( $line->text( 'group' ) !== $group ) {
				$group = $line->text( 'group' );
				$draft->lists->open_items( $group );
			}
			$draft->lists->add_item(
				'',
				[
					'quantity' => $line->text( 'amount' ),
					'unit'     => $line->text( 'unit' ),
					'name'     => $line->text( 'ingredient' ),
					'note'     => $line->text( 'notes' ),
				],
				TypedLists::link( $line->html( 'ingredient' ) )
			);
		}
	}

	/**
	 * Reads the steps, each of which names its group.
	 */
	private static function take_steps( Draft $draft, StoredTree $steps ): void {
		$group = null;
		foreach ( $steps->entries() as $step ) {
			if ( $step->text( 'group' ) !== $group ) {
				$group = $step->text( 'group' );
				$draft->lists->open_steps( $group );
			}
			TypedLists::step( $draft, $step->html( 'description' ), '', $draft->picture( $step->number( 'image' ), '', 'instructions' ) );
		}
	}
}

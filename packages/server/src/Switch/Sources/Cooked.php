<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Cooked: a post of its own type for each recipe, one array in meta. The content of that post is made from it and says nothing more.
 */
final class Cooked implements PluginSource {

	private const TYPE = 'cp_recipe';

	/** Where accounts keep their favourites. */
	private const ACCOUNTS = 'cooked_user_meta';

	/** @var array<int, list<int>>|null Accounts by the recipes that they have saved. */
	private ?array $saved = null;

	/** Shortcodes for parts of the recipe that a post is about; those for other recipes name them. */
	private const PARTS = '#\[/?cooked-(?!recipe(?:-card)?\s)[a-z-]+[^\]]*\]#';

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'cooked';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Cooked';
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->rows->posts->count_own( self::TYPE, RecipeLocations::prefix( $this->id() ) );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->rows->posts->own_posts( self::TYPE, RecipeLocations::prefix( $this->id() ), $after, $limit );
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '[cooked-recipe ', '[cooked-recipe-card ' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		return Embeds::in_content( $post->post_content, '#\[cooked-recipe(?:-card)?\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#' );
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return $this->rows->comment_numbers( $post_id, 'review_rating' );
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$post = get_post( (int) $key );
		if ( ! $post instanceof \WP_Post || ( self::TYPE !== $post->post_type && ! RecipeLocations::is_own( $this->id(), $post->ID ) ) ) {
			return null;
		}
		$meta  = $this->rows->meta( 'post', $post->ID );
		$draft = new Draft();
		$data  = $draft->read( $meta['_recipe_settings'] ?? '' );

		$draft->name  = RichLine::text( $post->post_title );
		$draft->image = $draft->picture( (int) ( $meta['_thumbnail_id'] ?? 0 ), '', 'image' );
		if ( $data->is_list() ) {
			CookedFields::take( $draft, $data );
		} else {
			CookedClassic::take( $draft, $meta );
		}
		// Versions have written it with entities of entities.
		$search_text = RichLine::text( html_entity_decode( $data->html( 'seo_description' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return new SourceRecipe(
			(string) $post->ID,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'         => $this->rows->terms->names( $post->ID, 'cp_recipe_category' ),
				'recipe-cuisine'        => $this->rows->terms->names( $post->ID, 'cp_recipe_cuisine' ),
				'recipe-cooking-method' => $this->rows->terms->names( $post->ID, 'cp_recipe_cooking_method' ),
				'recipe-tag'            => $this->rows->terms->names( $post->ID, 'cp_recipe_tags' ),
				'recipe-dietary'        => $this->rows->terms->names( $post->ID, 'cp_recipe_diet' ),
			],
			(int) ( $meta['_thumbnail_id'] ?? 0 ),
			$post->ID,
			$post->ID,
			null,
			max( 0, (int) ( $meta['_recipe_favorites'] ?? 0 ), count( $this->saved()[ $post->ID ] ?? [] ) ),
			$this->saved()[ $post->ID ] ?? [],
			$search_text === $draft->description ? '' : $search_text,
			self::story( $data->html( 'content' ), $post->ID )
		);
	}

	/**
	 * Reads what the author has written between the parts of the recipe; the first of these is where the recipe is.
	 *
	 * @param string $layout HTML with shortcodes for the parts.
	 * @param int    $id     The recipe.
	 * @return string HTML with one shortcode for the whole, after what is written where no part has a place.
	 */
	private static function story( string $layout, int $id ): string {
		$pieces = [];
		$place  = "[cooked-recipe id=\"$id\"]";
		foreach ( preg_split( '#(?<=</p>)|(?:\r?\n){2,}|(?=<p\b)#', $layout ) ?: [] as $piece ) {
			$text   = preg_replace( self::PARTS, '', $piece ) ?? '';
			$is_new = $text !== $piece && ! in_array( $place, $pieces, true );
			array_push(
				$pieces,
				...( '' === RichLine::text( $text ) && 0 === preg_match( '#<(?:img|iframe|video)\b#', $text ) ? [] : [ trim( $text ) ] ),
				...( $is_new ? [ $place ] : [] )
			);
		}
		return wp_kses_post( implode( "\n\n", in_array( $place, $pieces, true ) ? $pieces : [ ...$pieces, $place ] ) );
	}

	/**
	 * Reads who has saved what, once.
	 *
	 * @return array<int, list<int>> Accounts by recipes.
	 */
	private function saved(): array {
		if ( null === $this->saved ) {
			$this->saved = [];
			foreach ( $this->rows->accounts( self::ACCOUNTS ) as $user => $value ) {
				foreach ( ( new StoredTree( StoredValue::read( $value ) ) )->at( 'favorites' )->entries() as $recipe ) {
					$this->saved[ (int) $recipe->html() ][] = $user;
				}
			}
		}
		return $this->saved;
	}
}

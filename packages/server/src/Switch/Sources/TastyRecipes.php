<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\HtmlLines;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Tasty Recipes: a post of its own type for each recipe, whose lists are HTML that the author typed.
 */
final class TastyRecipes implements PluginSource {

	private const TYPE = 'tasty_recipe';

	/** Nutrients by the codes that Nutrifox has for them. */
	private const CODES = [
		'ENERC_KCAL'    => 'calories',
		'FAT'           => 'fat',
		'FASAT'         => 'saturated_fat',
		'FATRN'         => 'trans_fat',
		'FAMS'          => 'monounsaturated_fat',
		'FAPU'          => 'polyunsaturated_fat',
		'CHOCDF'        => 'carbohydrates',
		'FIBTG'         => 'fiber',
		'SUGAR'         => 'sugar',
		'SUGAR.added'   => 'added_sugars',
		'Sugar.alcohol' => 'sugar_alcohols',
		'PROCNT'        => 'protein',
		'CHOLE'         => 'cholesterol',
		'NA'            => 'sodium',
		'K'             => 'potassium',
		'CA'            => 'calcium',
		'FE'            => 'iron',
		'MG'            => 'magnesium',
		'P'             => 'phosphorus',
		'ZN'            => 'zinc',
		'VITA_RAE'      => 'vitamin_a',
		'VITC'          => 'vitamin_c',
		'VITD'          => 'vitamin_d',
		'TOCPHA'        => 'vitamin_e',
		'VITK1'         => 'vitamin_k',
		'VITB6A'        => 'vitamin_b6',
		'VITB12'        => 'vitamin_b12',
		'THIA'          => 'thiamin',
		'RIBF'          => 'riboflavin',
		'NIA'           => 'niacin',
		'FOLDFE'        => 'folate',
	];

	/** Where stars of comments are: its own field, and those of plugins that it reads as well. */
	private const STARS = [ 'ERRating', 'cookbook_comment_rating', 'recipe_rating', 'wprm-comment-rating', 'zrdn_post_recipe_rating' ];

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'tasty-recipes-lite';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Tasty Recipes';
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->rows->posts->count( self::TYPE );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->rows->posts->of_type( self::TYPE, $after, $limit );
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '<!-- wp:wp-tasty/tasty-recipe {', '[tasty-recipe ' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		return Embeds::in_content(
			$post->post_content,
			'#<!-- wp:wp-tasty/tasty-recipe \{"id":(\d+).*?\} (?:/-->|-->.*?<!-- /wp:wp-tasty/tasty-recipe -->)|\[tasty-recipe\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#s'
		);
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		$stars = [];
		foreach ( self::STARS as $key ) {
			$stars += $this->rows->comment_numbers( $post_id, $key );
		}
		return $stars;
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$post = get_post( (int) $key );
		if ( ! $post instanceof \WP_Post || self::TYPE !== $post->post_type ) {
			return null;
		}
		$meta  = $this->rows->meta( 'post', $post->ID );
		$field = static fn ( string $name ): string => trim( $meta[ $name ] ?? '' );
		$draft = new Draft();

		$draft->name         = html_entity_decode( $post->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$draft->description  = RichLine::text( $field( 'description' ) );
		$draft->image        = $draft->picture( (int) $field( '_thumbnail_id' ), '', 'image' );
		$draft->take_time( 'prep', $field( 'prep_time' ) );
		$draft->take_time( 'cook', $field( 'cook_time' ) );
		$draft->take_time( 'custom', $field( 'additional_time_value' ) );
		$draft->times->custom_label = RichLine::text( $field( 'additional_time_label' ) );
		$draft->take_time( 'total', $field( 'total_time' ) );
		$draft->notes        = $field( 'notes' );
		$draft->keywords     = ( new StoredTree( $meta ) )->texts( 'keywords' );
		Basics::author( $draft, $field( 'author_name' ) );
		// The paid version writes how often it is scaled after the yield.
		Basics::yield( $draft, RichLine::text( (string) preg_replace( '/\s+\d+x$/', '', $field( 'yield' ) ) ) );
		$portal = new StoredTree( StoredValue::read( $field( 'video_url_response' ) ) );
		$draft->take_video( $field( 'video_url' ), [
			'name'       => $portal->text( 'title' ),
			'uploadDate' => $portal->text( 'upload_date' ),
			'poster'     => $portal->html( 'thumbnail_url' ),
		] );
		TypedLists::ingredients( $draft, HtmlLines::from_html( $field( 'ingredients' ) ) );
		TypedLists::instructions( $draft, HtmlLines::from_html( $field( 'instructions' ) ) );
		$this->take_nutrition( $draft, $meta );

		$votes = (int) $field( 'total_reviews' );
		return new SourceRecipe(
			(string) $post->ID,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'         => $this->names( $post->ID, $meta, 'category' ),
				'recipe-cuisine'        => $this->names( $post->ID, $meta, 'cuisine' ),
				'recipe-cooking-method' => $this->names( $post->ID, $meta, 'method' ),
				'recipe-dietary'        => $this->names( $post->ID, $meta, 'diet' ),
			],
			(int) $field( '_thumbnail_id' ),
			(int) $field( '_tasty_recipe_parents' ),
			0,
			$votes > 0 ? [
				'votes' => $votes,
				'total' => $votes * (float) $field( 'average_rating' ),
			] : null
		);
	}

	/**
	 * Returns names of terms; before version 1.2 they were texts.
	 *
	 * @param array<string, string> $meta Its meta fields.
	 * @param string                $name Name of the taxonomy, without its prefix.
	 * @return list<string>
	 */
	private function names( int $post_id, array $meta, string $name ): array {
		return $this->rows->terms->names( $post_id, "tasty_recipe_$name" ) ?: ( new StoredTree( $meta ) )->texts( $name );
	}

	/**
	 * Reads the nutrition: what Nutrifox calculated for the whole recipe, otherwise what was typed.
	 *
	 * @param array<string, string> $meta Its meta fields.
	 */
	private function take_nutrition( Draft $draft, array $meta ): void {
		$values  = Nutrients::in_row( $meta );
		$units   = [];
		$counted = new StoredTree( StoredValue::read( $meta['nutrifox_response'] ?? '' ) );
		$parts   = $counted->number( 'servings' );
		foreach ( $parts > 0 ? array_keys( $counted->at( 'nutrients' )->fields( [] ) ) : [] as $code ) {
			$nutrient = $counted->at( 'nutrients' )->at( $code );
			$value    = $nutrient->html( 'value' );
			$name     = self::CODES[ $code ] ?? ( $nutrient->text( 'label' ) ?: $code );
			if ( is_numeric( $value ) ) {
				$values[ $name ] = (string) round( (float) $value / $parts, 1 );
				$units[ $name ]  = str_replace( 'kcal', '', $nutrient->text( 'unit' ) );
			}
		}
		Nutrients::take( $draft, $values, RichLine::text( $meta['serving_size'] ?? '' ), $units );
	}
}

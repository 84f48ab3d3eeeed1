<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Switch\Draft;
use Larder\Switch\Homes;
use Larder\Switch\HtmlLines;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\Source;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Cooked: a post of its own type for each recipe, one array in meta. The content of that post is made from it and says nothing more.
 */
final class Cooked implements Source {

	private const TYPE = 'cp_recipe';

	/** Where accounts keep their favourites. */
	private const ACCOUNTS = 'cooked_user_meta';

	/** @var array<int, list<int>>|null Accounts by the recipes that they have saved. */
	private ?array $saved = null;

	/** Shortcodes for parts of the recipe that a post is about; those for other recipes name them. */
	private const PARTS = '#\[/?cooked-(?!recipe(?:-card)?\s)[a-z-]+[^\]]*\]#';

	/** Units of its list that it shows in another way behind more than one. */
	private const PLURALS = [
		'cup'   => 'cups',
		'stick' => 'sticks',
		'lb'    => 'lbs',
		'dash'  => 'dashes',
		'drop'  => 'drops',
		'gal'   => 'gals',
		'pinch' => 'pinches',
		'qt'    => 'qts',
		'clove' => 'cloves',
		'can'   => 'cans',
		'sprig' => 'sprigs',
	];

	/** Nutrients that it has no units for in all versions; they stand with what was typed. */
	private const FURTHER = [
		'added_sugars'     => 'Added Sugars',
		'vitamin_a'        => 'Vitamin A',
		'vitamin_c'        => 'Vitamin C',
		'calcium'          => 'Calcium',
		'iron'             => 'Iron',
		'vitamin_d'        => 'Vitamin D',
		'vitamin_e'        => 'Vitamin E',
		'vitamin_k'        => 'Vitamin K',
		'thiamin'          => 'Thiamin',
		'riboflavin'       => 'Riboflavin',
		'niacin'           => 'Niacin',
		'vitamin_b6'       => 'Vitamin B6',
		'folate'           => 'Folate',
		'vitamin_b12'      => 'Vitamin B12',
		'biotin'           => 'Biotin',
		'pantothenic_acid' => 'Pantothenic Acid',
		'phosphorus'       => 'Phosphorus',
		'iodine'           => 'Iodine',
		'magnesium'        => 'Magnesium',
		'zinc'             => 'Zinc',
		'selenium'         => 'Selenium',
		'copper'           => 'Copper',
		'manganese'        => 'Manganese',
		'chromium'         => 'Chromium',
		'molybdenum'       => 'Molybdenum',
		'chloride'         => 'Chloride',
	];

	/** Its levels of difficulty. */
	private const DIFFICULTIES = [
		1 => 'beginner',
		2 => 'intermediate',
		3 => 'advanced',
	];

	/**
	 * @param Rows $rows Reads what is stored.
	 */
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
		return $this->rows->count_own_posts( self::TYPE, Homes::prefix( $this->id() ) );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->rows->own_posts( self::TYPE, Homes::prefix( $this->id() ), $after, $limit );
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '[cooked-recipe ', '[cooked-recipe-card ' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		return Embeds::of( $post->post_content, '#\[cooked-recipe(?:-card)?\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#' );
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return $this->rows->comment_numbers( $post_id, 'review_rating' );
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$post = get_post( (int) $key );
		if ( ! $post instanceof \WP_Post || ( self::TYPE !== $post->post_type && ! Homes::is_own( $this->id(), $post->ID ) ) ) {
			return null;
		}
		$meta  = $this->rows->meta( 'post', $post->ID );
		$data  = new StoredTree( StoredValue::read( $meta['_recipe_settings'] ?? '' ) );
		$draft = new Draft();

		$draft->name  = RichLine::text( $post->post_title );
		$draft->image = $draft->picture( (int) ( $meta['_thumbnail_id'] ?? 0 ), '', 'image' );
		if ( $data->is_list() ) {
			self::take( $draft, $data );
		} else {
			self::take_old( $draft, $meta );
		}
		// Versions have written it with entities of entities.
		$search_text = RichLine::text( html_entity_decode( $data->html( 'seo_description' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return new SourceRecipe(
			(string) $post->ID,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'         => $this->rows->terms( $post->ID, 'cp_recipe_category' ),
				'recipe-cuisine'        => $this->rows->terms( $post->ID, 'cp_recipe_cuisine' ),
				'recipe-cooking-method' => $this->rows->terms( $post->ID, 'cp_recipe_cooking_method' ),
				'recipe-tag'            => $this->rows->terms( $post->ID, 'cp_recipe_tags' ),
				'recipe-dietary'        => $this->rows->terms( $post->ID, 'cp_recipe_diet' ),
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
	 * Reads what the author has written between the parts of the recipe; the first of these is where the recipe stands.
	 *
	 * @param string $layout HTML with shortcodes for the parts.
	 * @param int    $id     The recipe.
	 * @return string HTML with one shortcode for the whole, behind what is written where no part has a place.
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

	/**
	 * Reads a recipe of version 3 and later.
	 *
	 * @param Draft      $draft The recipe.
	 * @param StoredTree $data  Its fields.
	 */
	private static function take( Draft $draft, StoredTree $data ): void {
		$nutrition          = $data->at( 'nutrition' );
		$draft->description = $data->text( 'excerpt' );
		$draft->prep        = $data->number( 'prep_time' );
		$draft->cook        = $data->number( 'cook_time' );
		$draft->total       = $data->number( 'total_time' );
		$draft->difficulty  = self::DIFFICULTIES[ $data->number( 'difficulty_level' ) ] ?? '';
		$draft->notes       = $data->html( 'notes' );
		Basics::yield( $draft, $nutrition->text( 'servings' ) );
		foreach ( $data->at( 'ingredients' )->entries() as $line ) {
			if ( ! $line->at( 'section_heading_name' )->is_empty() ) {
				$draft->open_items( $line->text( 'section_heading_name' ) );
				continue;
			}
			$other = trim( implode(
				' ',
				array_filter(
					[ $line->text( 'sub_amount' ), $line->text( 'sub_measurement' ), $line->text( 'sub_name' ) ],
					static fn ( string $part ): bool => '' !== $part
				)
			) );
			$draft->add_item(
				'',
				[
					'quantity' => $line->text( 'amount' ),
					'unit'     => self::unit( $line->text( 'measurement' ), $line->text( 'amount' ) ),
					'name'     => $line->text( 'name' ),
					/* translators: %s: another ingredient, with its amount. */
					'note'     => '' === $line->text( 'sub_name' ) ? '' : sprintf( __( 'or %s', 'larder' ), $other ),
				],
				TypedLists::link( $line->html( 'name' ) )
			);
		}
		foreach ( $data->at( 'directions' )->entries() as $step ) {
			if ( ! $step->at( 'section_heading_name' )->is_empty() ) {
				$draft->open_steps( $step->text( 'section_heading_name' ) );
				continue;
			}
			$video = $step->number( 'video' ) > 0 ? wp_get_attachment_url( $step->number( 'video' ) ) : false;
			$draft->add_step(
				$step->html( 'content' ),
				'',
				$draft->picture( $step->number( 'image' ), '', 'instructions' ),
				is_string( $video ) ? $video : ''
			);
		}
		foreach ( $data->at( 'gallery' )->at( 'items' )->entries() as $item ) {
			$image = $draft->picture( (int) $item->html(), '', 'gallery' );
			if ( null !== $image ) {
				$draft->gallery[] = [
					'type'    => 'image',
					'caption' => '',
				] + $image;
			}
		}
		$draft->take_video( $data->at( 'gallery' )->html( 'video_url' ) );
		$values = [];
		foreach ( [
			'calories',
			'fat',
			'sat_fat',
			'trans_fat',
			'polyunsaturated_fat',
			'monounsaturated_fat',
			'cholesterol',
			'sodium',
			'potassium',
			'carbs',
			'fiber',
			'sugars',
			'protein',
		] as $name ) {
			$values[ $name ] = $nutrition->text( $name );
		}
		Basics::nutrition( $draft, $values, $nutrition->text( 'serving_size' ) );
		foreach ( self::FURTHER as $key => $name ) {
			if ( null !== $draft->nutrition && '' !== $nutrition->text( $key ) ) {
				$draft->nutrition['additional'][] = [
					'name'  => $name,
					'value' => $nutrition->text( $key ),
				];
			}
		}
		$allergens = $data->texts( 'allergens' );
		if ( [] !== $allergens ) {
			/* translators: %s: names of allergens. */
			$draft->notes .= '<p>' . esc_html( sprintf( __( 'Allergens: %s', 'larder' ), implode( ', ', $allergens ) ) ) . '</p>';
		}
	}

	/**
	 * Reads a recipe of version 2.
	 *
	 * @param Draft                 $draft The recipe.
	 * @param array<string, string> $meta  Its meta fields.
	 */
	private static function take_old( Draft $draft, array $meta ): void {
		$field              = static fn ( string $name ): string => trim( $meta[ "_cp_recipe_$name" ] ?? '' );
		$draft->description = RichLine::text( $field( 'short_description' ) );
		$draft->notes       = $field( 'additional_notes' );
		$draft->prep        = (int) $field( 'prep_time' );
		$draft->cook        = (int) $field( 'cook_time' );
		Basics::yield( $draft, RichLine::text( $field( 'yields' ) ) );
		$draft->take_video( $field( 'external_video' ) );
		$lines = new StoredTree( StoredValue::read( $field( 'detailed_ingredients' ) ) );
		foreach ( $lines->entries() as $line ) {
			if ( 'section' === $line->html( 'type' ) ) {
				$draft->open_items( $line->text( 'value' ) ?: $line->text( 'name' ) );
			} else {
				$draft->add_item(
					'',
					[
						'quantity' => $line->text( 'amount' ),
						'unit'     => self::unit( $line->text( 'measurement' ), $line->text( 'amount' ) ),
						'name'     => $line->text( 'name' ),
					]
				);
			}
		}
		if ( ! $lines->is_list() ) {
			TypedLists::ingredients( $draft, self::marked( $field( 'ingredients' ) ) );
		}
		$steps = new StoredTree( StoredValue::read( $field( 'detailed_directions' ) ) );
		foreach ( $steps->entries() as $step ) {
			if ( 'section' === $step->html( 'type' ) ) {
				$draft->open_steps( $step->text( 'value' ) );
			} else {
				$draft->add_step( $step->html( 'value' ), '', $draft->picture( $step->number( 'image_id' ), '', 'instructions' ) );
			}
		}
		if ( ! $steps->is_list() ) {
			TypedLists::instructions( $draft, self::marked( $field( 'directions' ) ) );
		}
	}

	/**
	 * Reads lines of which `--` marks a heading.
	 *
	 * @param string $text A line each.
	 * @return list<array{isHeading: bool, html: string, images: list<array{id: int, url: string}>}>
	 */
	private static function marked( string $text ): array {
		return array_map(
			static fn ( array $line ): array => str_starts_with( RichLine::text( $line['html'] ), '--' ) ? [
				'isHeading' => true,
				'html'      => ltrim( RichLine::text( $line['html'] ), '- ' ),
				'images'    => [],
			] : $line,
			HtmlLines::from_html( $text )
		);
	}

	/**
	 * Writes a unit as Cooked shows it: the words among them in the plural behind more than one.
	 *
	 * @param string $unit   What is stored.
	 * @param string $amount The amount before it.
	 */
	private static function unit( string $unit, string $amount ): string {
		return ( Numbers::first( $amount ) ?? 1 ) > 1 ? self::PLURALS[ $unit ] ?? $unit : $unit;
	}
}

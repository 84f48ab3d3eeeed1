<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Ratings\CommentRating;
use Larder\Recipe\Nutrient;
use Larder\Recipe\Saved\TextBlocks;
use Larder\Switch\Draft;
use Larder\Switch\Embed;
use Larder\Switch\HtmlLines;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Roundups\Roundups;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * WP Delicious: a post of the type `recipe` for each recipe, whose story is its content and whose fields are one array in meta.
 *
 * Its terms, likes, saved recipes and stars stand where Larder has them, too, and stay.
 */
final class Delicious implements PluginSource {

	private const MARK = 'delicious_recipes_metadata';

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'delicious-recipes';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'WP Delicious';
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
		return [ '<!-- wp:delicious-recipes/recipe-card {', '[recipe_card ', '[recipe_page ' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		$embeds = Embeds::in_content(
			$post->post_content,
			'#<!-- wp:delicious-recipes/recipe-card \{[^}]*"Recipe":"?(\d+)"?[^}]*\} (?:/-->|-->.*?<!-- /wp:delicious-recipes/recipe-card -->)|\[recipe_(?:card|page)\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#s'
		);
		return array_map( static fn ( Embed $embed ): Embed => $embed->below( self::heading( $embed->markup ) ), $embeds );
	}

	/**
	 * Writes the heading that an author has given a card.
	 *
	 * @param string $markup Markup of the card.
	 * @return string A block; empty where there is none.
	 */
	private static function heading( string $markup ): string {
		$given = str_starts_with( $markup, '<!-- wp:' ) ? parse_blocks( $markup )[0]['attrs'] ?? [] : [];
		return TextBlocks::html( Roundups::heading( $given )[0]->text ?? '' );
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		// Larder's are in the same field, in whole stars.
		return $this->rows->comment_numbers( $post_id, CommentRating::KEY );
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$post = get_post( (int) $key );
		$meta = $post instanceof \WP_Post ? $this->rows->meta( 'post', $post->ID ) : [];
		if ( ! $post instanceof \WP_Post || 'recipe' !== $post->post_type || ! isset( $meta[ self::MARK ] ) ) {
			return null;
		}
		$draft = new Draft();
		$data  = $draft->read( $meta[ self::MARK ] );

		$draft->name        = RichLine::text( $post->post_title );
		$draft->description = $data->text( 'recipeDescription' );
		$draft->image       = $draft->picture( (int) ( $meta['_thumbnail_id'] ?? 0 ), '', 'image' );
		$draft->take_time( 'prep', self::time( $data, 'prepTime' ) );
		$draft->take_time( 'cook', self::time( $data, 'cookTime' ) );
		$draft->take_time( 'rest', self::time( $data, 'restTime' ) );
		$draft->seasons     = $data->texts( 'bestSeason' );
		$draft->keywords    = $data->texts( 'recipeKeywords' );
		$draft->notes       = $data->html( 'recipeNotes' );
		Basics::difficulty( $draft, $data->text( 'difficultyLevel' ) );
		$cost = $data->text( 'estimatedCost' );
		RecipeCost::read( $draft, 1 === preg_match( '/^\d/', $cost ) ? trim( $data->text( 'estimatedCostCurr' ) . " $cost" ) : $cost );
		Basics::calories( $draft, $data->text( 'recipeCalories' ) );
		OvenTemperature::read( $draft, $data->text( 'cookingTemp' ), $data->text( 'cookingTempUnit' ) );
		$draft->take_titles(
			[
				'ingredients'  => $data->text( 'ingredientTitle' ),
				'instructions' => $data->text( 'instructionsTitle' ),
				'faq'          => $data->text( 'faqsTitle' ),
			],
			[ 'Ingredients', 'Instructions', 'Frequently Asked Questions' ]
		);
		Basics::yield( $draft, $data->text( 'noOfServings' ) );
		self::take_lines( $draft, $data->at( 'recipeIngredients' ) );
		self::take_steps( $draft, $data->at( 'recipeInstructions' ) );
		self::take_questions( $draft, $data->at( 'recipeFAQs' ) );
		foreach ( HtmlLines::from_html( $data->html( 'equipmentsContent' ) ) as $line ) {
			$draft->add_tool( RichLine::text( $line['html'] ), TypedLists::link( $line['html'] ) );
		}
		self::take_media( $draft, $data );
		self::take_nutrition( $draft, $data );
		return new SourceRecipe(
			(string) $post->ID,
			$draft->document(),
			$draft->notices,
			post_id: $post->ID,
			own_post: $post->ID,
			search_text: $post->post_excerpt,
			story: self::story( $post->post_content, $data->text( 'recipeSubtitle' ) ),
			titles: $draft->titles
		);
	}

	/**
	 * Puts the subtitle, which its page shows below the title, before the story.
	 *
	 * @param string $content  What the post says.
	 * @param string $subtitle Plain text.
	 * @return string|null Null for what the post says.
	 */
	private static function story( string $content, string $subtitle ): ?string {
		$paragraph = '<p>' . esc_html( $subtitle ) . '</p>';
		return match ( true ) {
			'' === $subtitle       => null,
			has_blocks( $content ) => "<!-- wp:paragraph -->\n$paragraph\n<!-- /wp:paragraph -->\n\n$content",
			default                => "$paragraph\n\n$content",
		};
	}

	/**
	 * Reads a time, which has a unit beside it.
	 *
	 * @param string $name Name of the time.
	 * @return string Such as `1.5 hour`; words and clocks stay as they are.
	 */
	private static function time( StoredTree $data, string $name ): string {
		$value   = $data->text( $name );
		$is_bare = 1 === preg_match( '/^[^\p{L}:]*\p{N}[^\p{L}:]*$/u', $value );
		return $is_bare ? "$value " . ( $data->text( "{$name}Unit" ) ?: 'min' ) : $value;
	}

	/**
	 * Reads the ingredients.
	 *
	 * @param StoredTree $groups Sections.
	 */
	private static function take_lines( Draft $draft, StoredTree $groups ): void {
		foreach ( $groups->entries() as $group ) {
			$draft->lists->open_items( $group->text( 'sectionTitle' ) );
			foreach ( $group->at( 'ingredients' )->entries() as $line ) {
				$draft->lists->add_item(
					'',
					[
						'quantity' => $line->text( 'quantity' ),
						'unit'     => $line->text( 'unit' ),
						'name'     => $line->text( 'ingredient' ),
						'note'     => $line->text( 'notes' ),
					]
				);
			}
		}
	}

	/**
	 * Reads the steps.
	 *
	 * @param StoredTree $groups Sections.
	 */
	private static function take_steps( Draft $draft, StoredTree $groups ): void {
		foreach ( $groups->entries() as $group ) {
			$draft->lists->open_steps( $group->text( 'sectionTitle' ) );
			foreach ( $group->at( 'instruction' )->entries() as $step ) {
				TypedLists::step(
					$draft,
					$step->html( 'instruction' ),
					$step->text( 'instructionTitle' ),
					$draft->picture( $step->number( 'image' ), $step->html( 'image_preview' ), 'instructions' ),
					$step->html( 'videoURL' ),
					nl2br( $step->html( 'instructionNotes' ) )
				);
			}
		}
	}

	/**
	 * Reads the questions.
	 */
	private static function take_questions( Draft $draft, StoredTree $questions ): void {
		foreach ( $questions->entries() as $at => $question ) {
			if ( '' !== $question->text( 'question' ) ) {
				$html               = wp_kses_post( wpautop( $question->html( 'answer' ) ) );
				$draft->questions[] = [
					'id'       => "question-$at",
					'question' => $question->text( 'question' ),
					'answer'   => RichLine::text( $html ),
					'html'     => trim( $html ),
				];
			}
		}
	}

	/**
	 * Reads the gallery and the video; of a video only its id and its portal are stored.
	 */
	private static function take_media( Draft $draft, StoredTree $data ): void {
		foreach ( $data->at( 'imageGalleryImages' )->entries() as $entry ) {
			$image = $draft->picture( $entry->number( 'imageID' ), $entry->html( 'previewURL' ), 'gallery' );
			if ( null !== $image ) {
				$draft->gallery[] = [
					'type'    => 'image',
					'caption' => '',
				] + $image;
			}
		}
		foreach ( $data->at( 'videoGalleryVids' )->entries() as $video ) {
			$id  = $video->text( 'vidID' );
			$url = 'vimeo' === strtolower( $video->text( 'vidType' ) ) ? "https://vimeo.com/$id" : "https://www.youtube.com/watch?v=$id";
			if ( 1 !== preg_match( '/^[\w-]+$/', $id ) ) {
				continue;
			}
			if ( null === $draft->video ) {
				$draft->take_video( $url );
			} else {
				$draft->gallery[] = [
					'type'    => 'video',
					'id'      => 0,
					'url'     => $url,
					'alt'     => '',
					'caption' => '',
				];
			}
		}
	}

	/**
	 * Reads the nutrition label.
	 */
	private static function take_nutrition( Draft $draft, StoredTree $data ): void {
		$names  = array_column( Nutrient::cases(), 'value' );
		$values = array_combine( $names, array_map( $data->text( ... ), $names ) );
		$units  = array_combine( $names, array_map( static fn ( string $name ): string => $data->text( "{$name}Unit" ), $names ) );
		Nutrients::take( $draft, $values, $data->text( 'servingSize' ), $units );
		if ( null !== $draft->nutrition ) {
			$draft->nutrition['servings'] = $data->text( 'servings' );
		}
	}
}

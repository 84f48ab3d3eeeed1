<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\Embed;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\Settings\SiteHeadings;
use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins whose recipe is one block in the content of a post: all of it is in the attributes, nothing is rendered.
 */
final class CardBlock implements PluginSource {

	/**
	 * @param string    $id      Slug of the plugin, or what tells the block apart.
	 * @param CardFacts $details Reads its facts.
	 * @param string    $stars   Meta key of the stars of comments, empty for none.
	 */
	private function __construct(
		private readonly Rows $rows,
		private readonly string $id,
		private readonly string $label,
		private readonly string $block,
		private readonly CardFacts $details,
		private readonly string $stars
	) {}

	/**
	 * Builds the source for Recipe Card Blocks by WPZOOM.
	 */
	public static function wpzoom( Rows $rows ): self {
		$details = [
			'servings' => 0,
			'prep'     => 1,
			'cook'     => 2,
			'calories' => 3,
			'total'    => 8,
		];
		return new self(
			$rows,
			'recipe-card-blocks-by-wpzoom',
			'Recipe Card Blocks by WPZOOM',
			'wpzoom-recipe-card/block-recipe-card',
			new CardFacts( $details, [ 4, 5, 6, 7 ] ),
			'wpzoom-rcb-comment-rating'
		);
	}

	/**
	 * Builds the source for the recipe card of WP Delicious.
	 */
	public static function delicious( Rows $rows ): self {
		$details = [
			'prep'        => 0,
			'cook'        => 1,
			'rest'        => 2,
			'total'       => 3,
			'temperature' => 4,
			'servings'    => 5,
			'cost'        => 6,
			'calories'    => 7,
		];
		return new self(
			$rows,
			'delicious-recipes-card',
			'WP Delicious (recipe card)',
			'delicious-recipes/dynamic-recipe-card',
			new CardFacts( $details, [] ),
			''
		);
	}

	/** {@inheritDoc} */
	public function id(): string {
		return $this->id;
	}

	/** {@inheritDoc} */
	public function label(): string {
		return $this->label;
	}

	/** {@inheritDoc} */
	public function count(): int {
		$posts = $this->rows->posts;
		$cards = $posts->count_texts( $this->mark(), CardCopies::TYPE );
		return ! $this->has_copies() ? $cards : $cards
			+ $posts->count_having( BlocksBesideCard::NEEDLES, CardCopies::TYPE )
			+ CardCopies::count_alone( $this->rows, RecipeLocations::prefix( $this->id ) );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return [];
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ $this->mark(), ...( $this->has_copies() ? [ ...CardCopies::NEEDLES, ...BlocksBesideCard::NEEDLES ] : [] ) ];
	}

	/**
	 * Returns what is in posts that have a card.
	 */
	private function mark(): string {
		return "<!-- wp:$this->block {";
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		if ( ! $this->has_copies() ) {
			return $this->cards( $post );
		}
		if ( CardCopies::is_copy( $this->rows, $post ) ) {
			return [];
		}
		$copies = CardCopies::embeds( $this->rows, $post );
		$all    = [ ...$copies, ...BlocksBesideCard::embeds( $post, $this->cards( $post ), $copies ) ];
		usort( $all, static fn ( Embed $one, Embed $other ): int => $one->offset <=> $other->offset );
		return $all;
	}

	/**
	 * Finds the cards of a post.
	 *
	 * @return list<Embed> In the order of the page.
	 */
	private function cards( \WP_Post $post ): array {
		$block = '#<!-- wp:(' . preg_quote( $this->block, '#' ) . ') (?:\{(?:[^-]++|-(?!->))*+(?<=\} /)|/)-->#';
		return Embeds::numbered( $post, $block );
	}

	/**
	 * Returns whether the plugin keeps copies of its cards, by which other posts show them.
	 */
	private function has_copies(): bool {
		return 'recipe-card-blocks-by-wpzoom' === $this->id;
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return '' === $this->stars ? [] : $this->rows->comment_numbers( $post_id, $this->stars );
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		[ $post, $markup ] = Embeds::find( $this, $key ) ?? [ null, '' ];
		$json              = null === $post ? null : $this->attributes( $post, $markup );
		if ( null === $post || ! is_array( $json ) ) {
			return null;
		}
		$data  = new StoredTree( $json );
		$draft = new Draft();

		$draft->name        = $data->text( 'recipeTitle' ) ?: RichLine::text( $post->post_title );
		$draft->description = RichLine::text( CardNodes::html( $data->at( 'summary' ) ) ) ?: $data->text( 'jsonSummary' );
		$draft->image       = $data->at( 'image' )->is_empty()
			? null
			: $draft->picture( $data->at( 'image' )->number( 'id' ), $data->at( 'image' )->html( 'url' ), 'image' );
		$draft->author      = $data->at( 'settings' )->at( 0 )->text( 'custom_author_name' ) ?: $data->text( 'custom_author_name' );
		$levels             = $data->at( 'difficulty' )->is_list() ? $data->texts( 'difficulty' ) : [ $data->text( 'difficulty' ) ];
		$difficulty         = $levels[0] ?? '';
		$draft->seasons     = $data->texts( 'season' );
		$draft->keywords    = $data->texts( 'keywords' );
		$draft->notes       = '' === $data->html( 'notes' ) ? '' : '<ul>' . $data->html( 'notes' ) . '</ul>';
		Basics::difficulty( $draft, $difficulty );
		if ( count( $levels ) > 1 ) {
			Basics::note( $draft, __( 'Difficulty', 'larder' ), implode( ', ', $levels ) );
		}
		$draft->take_titles(
			[
				'ingredients'  => $data->text( 'ingredientsTitle' ),
				'instructions' => $data->text( 'directionsTitle' ),
				'notes'        => $data->text( 'notesTitle' ),
			],
			SiteHeadings::DEFAULTS
		);
		$draft->titles += TakenSettings::headings( $this->id );
		$video = $data->at( 'video' );
		$draft->take_video( $video->html( 'url' ), [
			'name'        => $video->text( 'title' ),
			'description' => $video->text( 'description' ),
			'uploadDate'  => $video->text( 'date' ),
			'poster'      => $video->at( 'poster' )->html( 'url' ),
		] );
		$this->details->take( $draft, $data->at( 'details' ) );
		TypedLists::ingredients( $draft, CardNodes::lines( $data->at( 'ingredients' ), 'name' ) );
		CardNodes::take_steps( $draft, $data->at( 'steps' ) );
		if ( $this->has_copies() ) {
			BlocksBesideCard::take_nutrition(
				$draft,
				$post->post_content,
				$this->cards( $post ),
				CardCopies::embeds( $this->rows, $post ),
				(int) ( explode( '-', $key )[1] ?? 0 )
			);
		}
		return new SourceRecipe(
			$key,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'         => $data->texts( 'course' ),
				'recipe-cuisine'        => $data->texts( 'cuisine' ),
				'recipe-cooking-method' => $data->texts( 'method' ),
				'recipe-dietary'        => $data->texts( 'recipeDietary' ),
				'recipe-key'            => $data->texts( 'recipeKey' ),
			],
			0,
			$post->ID,
			0,
			'' === $this->stars ? null : CardStars::count( $this->rows, $post->ID ),
			titles: $draft->titles,
			anchors: CardIds::alone( $this->id, $data, $post->post_content ),
			step_names: $draft->lists->step_names
		);
	}

	/**
	 * Reads the attributes of a card, or those of the blocks that stand for one.
	 *
	 * @param string $markup The block.
	 * @return mixed No list where they cannot be read.
	 */
	private function attributes( \WP_Post $post, string $markup ): mixed {
		if ( ! str_starts_with( $markup, "<!-- wp:$this->block " ) ) {
			return BlocksBesideCard::card( $post->post_content );
		}
		return 1 === preg_match( '#(\{.*\}) /-->$#s', $markup, $found ) ? json_decode( $found[1], true ) : null;
	}
}

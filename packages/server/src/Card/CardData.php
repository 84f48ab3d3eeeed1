<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Ratings\Ratings;
use Larder\Ratings\Summary;
use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\Duration;
use Larder\Recipe\Language;
use Larder\Recipe\Picture;
use Larder\Recipe\PlainText;
use Larder\Recipe\PostContent;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\ValueLabels;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Returns what a card shows of a recipe, under the names that the search request of WP Delicious uses.
 *
 * Texts are plain and not escaped, `thumbnail` and icons are safe HTML.
 *
 * @phpstan-type Key array{key: string, link: string, icon: string, color: string}
 * @phpstan-type Badge array{badge: string, link: string, color: string}
 * @phpstan-type Rating array{average: float, count: int, text: string, label: string}
 * @phpstan-import-type SentSearch from \Larder\Contracts\Props
 * @phpstan-type Card value-of<SentSearch['answer']['results']>
 */
final class CardData {

	/** How many cards of a list are in view when a page opens. */
	private const FIRST_ROW = 3;

	/** The class of lazy pictures; WordPress and the browser do the loading. */
	public const LAZY = 'dr-lazy';

	private const SIZES = '(min-width: 1024px) min(33vw, 430px), (min-width: 640px) 50vw, 100vw';

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly Ratings $ratings,
		private readonly Tallies $tallies
	) {}

	/**
	 * Returns how many cards of a list are likely above the fold: none below a recipe, whose picture comes first.
	 */
	public static function first_row(): int {
		$post = is_singular() ? get_post() : null;
		return $post instanceof \WP_Post && PostContent::has( Blocks::RECIPE, $post ) ? 0 : self::FIRST_ROW;
	}

	/**
	 * Returns the cards of a list, with a number of queries that does not grow with it.
	 *
	 * @param list<int> $ids   Posts, in the order of the list.
	 * @param int       $eager How many of the first pictures load at once.
	 * @param bool      $leads Whether the list is what the page is about, so that its first picture comes before all others. Else WordPress
	 *                         judges by what is above.
	 * @param string    $look  How the cards look: author and excerpt are given where they show them.
	 * @return list<Card> Without posts that nobody may see.
	 */
	public function list( array $ids, int $eager = 0, bool $leads = false, string $look = CardLook::LAYOUT ): array {
		$terms = new CardTerms();
		_prime_post_caches( $ids, false );
		$terms->prime( $ids );
		$ratings = $this->ratings->all( $ids );
		$likes   = $this->tallies->for_posts( $ids, Kind::Like );
		$words   = CardLook::read( $look );
		$cards   = [];
		foreach ( $this->recipes( $ids ) as [ $post, $document ] ) {
			$loading = self::loading( count( $cards ), $eager, $leads );
			$cards[] = $this->card(
				$post,
				$document,
				$loading,
				$terms,
				$ratings[ $post->ID ],
				$likes[ $post->ID ]->count
			) + self::words( $document, $words );
		}
		return $cards;
	}

	/**
	 * Returns the posts that everybody may see with their documents, and reads their pictures at once.
	 *
	 * @param list<int> $ids Posts.
	 * @return list<array{\WP_Post, RecipeDocument|null}>
	 */
	private function recipes( array $ids ): array {
		$recipes = [];
		$images  = [];
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post && is_post_publicly_viewable( $post ) ) {
				// Posts with a password stay hidden even from visitors who have entered it, since lists are cached.
				$document  = '' === $post->post_password ? $this->documents->readable( $id ) : null;
				$recipes[] = [ $post, $document ];
				$images[]  = $this->image_id( $post, $document );
			}
		}
		_prime_post_caches( array_values( array_unique( array_filter( $images ) ) ), false );
		return $recipes;
	}

	/**
	 * Returns the card of a recipe.
	 *
	 * @param array<string, string> $loading Attributes that say how its picture loads.
	 * @param CardTerms             $terms   The keys and badges of the list that it is in.
	 * @param Summary               $rating  How it is rated.
	 * @param int                   $likes   How many like it.
	 * @return Card
	 */
	private function card(
		\WP_Post $post,
		?RecipeDocument $document,
		array $loading,
		CardTerms $terms,
		Summary $rating,
		int $likes
	): array {
		$picture  = '' === $post->post_password ? $this->picture( $post, $document, $loading ) : null;
		$minutes  = $document->data['times']['total'] ?? 0;
		$calories = $document->data['calories'] ?? null;
		return [
			'recipe_id'        => $post->ID,
			'title'            => $this->title( $post, $document ),
			'permalink'        => (string) get_permalink( $post ),
			'thumbnail_id'     => null === $picture ? 0 : $this->image_id( $post, $document ),
			'thumbnail_url'    => $picture?->attributes['src'] ?? '',
			'thumbnail'        => $picture?->html() ?? '',
			'recipe_keys'      => $terms->keys( $post->ID ),
			'total_time'       => $minutes > 0 ? Duration::text( $minutes ) : '',
			'total_minutes'    => $minutes,
			'difficulty_level' => ValueLabels::difficulty( $document->data['difficulty'] ?? '' ),
			'recipe_calories'  => null === $calories ? '' : PlainText::number( $calories ) . "\u{00A0}" . __( 'kcal', 'larder' ),
			'enable_pinit'     => false,
			'badges'           => $terms->badge( $post->ID ),
			'rating'           => self::rating( $rating ),
			'likes_count'      => $likes,
		] + Language::of_document( $document )->attributes();
	}

	/**
	 * Returns the words that few cards show.
	 *
	 * @param CardLook $look How the cards look.
	 * @return array{author?: string, excerpt?: string}
	 */
	private static function words( ?RecipeDocument $document, CardLook $look ): array {
		return ( $look->shows( 'author' ) ? [ 'author' => $document->data['author'] ?? '' ] : [] )
			+ ( $look->shows( 'excerpt' ) ? [ 'excerpt' => $document->data['description'] ?? '' ] : [] );
	}

	/**
	 * Returns the name of a recipe: the title of its post, or what the recipe calls itself.
	 */
	private function title( \WP_Post $post, ?RecipeDocument $document ): string {
		$title = PlainText::from_html( get_the_title( $post ) );
		return '' === $title ? ( $document->data['name'] ?? '' ) : $title;
	}

	/**
	 * Returns the attachment that a card shows.
	 *
	 * @return int 0 for none.
	 */
	private function image_id( \WP_Post $post, ?RecipeDocument $document ): int {
		return $document->data['image']['id'] ?? (int) get_post_thumbnail_id( $post );
	}

	/**
	 * Returns how the picture of a card loads.
	 *
	 * @param int  $at    Its place in the list, from 0 on.
	 * @param int  $eager How many of the first load at once.
	 * @param bool $leads Whether the list is what the page is about.
	 * @return array<string, string> Attributes; none where WordPress judges.
	 */
	private static function loading( int $at, int $eager, bool $leads ): array {
		if ( $at >= $eager ) {
			return [
				'class'    => self::LAZY,
				'loading'  => 'lazy',
				'decoding' => 'async',
			];
		}
		if ( ! $leads ) {
			return [];
		}
		// The first is decoded synchronously; by default WordPress sets `decoding="async"`.
		return [ 'loading' => 'eager' ] + ( 0 === $at ? [
			'fetchpriority' => 'high',
			'decoding'      => 'sync',
		] : [] );
	}

	/**
	 * Returns the picture of a card, without a text of its own: it is beside the recipe's name.
	 *
	 * @param array<string, string> $loading Attributes that say how it loads.
	 */
	private function picture( \WP_Post $post, ?RecipeDocument $document, array $loading ): ?Picture {
		$picture = Picture::find(
			$this->image_id( $post, $document ),
			$document->data['image']['url'] ?? '',
			'',
			'medium_large',
			'lazy' === ( $loading['loading'] ?? '' ) ? 'auto, ' . self::SIZES : self::SIZES
		);
		return $picture?->with( [ 'alt' => '' ] + $loading );
	}

	/**
	 * Returns how a recipe is rated.
	 *
	 * @return Rating
	 */
	private static function rating( Summary $summary ): array {
		return [
			'average' => $summary->average,
			'count'   => $summary->count,
			'text'    => $summary->short(),
			'label'   => $summary->long(),
		];
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Ratings\Ratings;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\Duration;
use Larder\Recipe\Picture;
use Larder\Recipe\PlainText;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\Words;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;

/**
 * Gives what a card shows of a recipe, under the names that the search request of WP Delicious uses.
 *
 * Texts are plain and not escaped, `thumbnail` and icons are safe HTML.
 *
 * @phpstan-type Key array{key: string, link: string, icon: string, color: string}
 * @phpstan-type Badge array{badge: string, link: string, color: string}
 * @phpstan-type Rating array{average: float, count: int, text: string, label: string}
 * @phpstan-type Card array{
 *     recipe_id: int, title: string, permalink: string, thumbnail_id: int, thumbnail_url: string, thumbnail: string,
 *     recipe_keys: list<Key>, total_time: string, total_minutes: int, difficulty_level: string,
 *     recipe_calories: string, enable_pinit: bool, badges: Badge|false, rating: Rating, likes_count: int
 * }
 */
final class CardData {

	/** How many cards of a list are in sight when a page opens. */
	public const FIRST_ROW = 3;

	/** The class of a picture that loads once it is near, which WordPress and browsers see to. */
	public const LAZY = 'dr-lazy';

	private const SIZES = '(min-width: 1024px) min(33vw, 430px), (min-width: 640px) 50vw, 100vw';

	/**
	 * Takes what it needs.
	 *
	 * @param DocumentRepository $documents The documents.
	 * @param Ratings            $ratings   How recipes are rated.
	 * @param Tallies            $tallies   What votes come to.
	 */
	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly Ratings $ratings,
		private readonly Tallies $tallies
	) {}

	/**
	 * Gives the cards of a list, with a number of queries that does not grow with it.
	 *
	 * @param list<int> $ids   Posts, in the order of the list.
	 * @param int       $eager How many of the first pictures load at once.
	 * @return list<Card> Without posts that nobody may see.
	 */
	public function list( array $ids, int $eager = 0 ): array {
		$terms = new CardTerms();
		$this->prime( $ids, $terms );
		$cards = [];
		foreach ( $ids as $id ) {
			$card = $this->of( $id, count( $cards ) < $eager, $terms );
			if ( null !== $card ) {
				$cards[] = $card;
			}
		}
		return $cards;
	}

	/**
	 * Gives the card of one recipe.
	 *
	 * @param int       $post_id  The post.
	 * @param bool      $is_eager Whether its picture loads at once, because it is in sight when the page opens.
	 * @param CardTerms $terms    The keys and badges of the list that it stands in.
	 * @return Card|null Null when there is no such post, or nobody may see it.
	 */
	public function of( int $post_id, bool $is_eager = false, CardTerms $terms = new CardTerms() ): ?array {
		$post = get_post( $post_id );
		if ( ! $post instanceof \WP_Post || ! is_post_publicly_viewable( $post ) ) {
			return null;
		}
		// What a password protects stays behind it.
		$document = '' === $post->post_password ? $this->documents->get( $post_id ) : null;
		$picture  = '' === $post->post_password ? $this->picture( $post, $document, $is_eager ) : null;
		$minutes  = $document->data['times']['total'] ?? 0;
		$calories = $document->data['calories'] ?? null;
		return [
			'recipe_id'        => $post_id,
			'title'            => $this->title( $post, $document ),
			'permalink'        => (string) get_permalink( $post ),
			'thumbnail_id'     => null === $picture ? 0 : $this->image_id( $post, $document ),
			'thumbnail_url'    => $picture?->attributes['src'] ?? '',
			'thumbnail'        => $picture?->html() ?? '',
			'recipe_keys'      => $terms->keys( $post_id ),
			'total_time'       => $minutes > 0 ? Duration::text( $minutes ) : '',
			'total_minutes'    => $minutes,
			'difficulty_level' => Words::difficulty( $document->data['difficulty'] ?? '' ),
			'recipe_calories'  => null === $calories ? '' : number_format_i18n( $calories ) . "\u{00A0}" . __( 'kcal', 'larder' ),
			'enable_pinit'     => false,
			'badges'           => $terms->badge( $post_id ),
			'rating'           => $this->rating( $post_id ),
			'likes_count'      => $this->tallies->of( [ $post_id ], Kind::Like )[ $post_id ]->count,
		];
	}

	/**
	 * Reads at once what all cards of a list need.
	 *
	 * @param list<int> $ids   Posts.
	 * @param CardTerms $terms Reads their terms.
	 */
	private function prime( array $ids, CardTerms $terms ): void {
		_prime_post_caches( $ids, false );
		$terms->prime( $ids );
		$this->ratings->prime( $ids );
		$images = [];
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post ) {
				$images[] = $this->image_id( $post, $this->documents->get( $id ) );
			}
		}
		_prime_post_caches( array_values( array_unique( array_filter( $images ) ) ), false );
	}

	/**
	 * Gives the name of a recipe: the title of its post, or what the recipe calls itself.
	 *
	 * @param \WP_Post            $post     The post.
	 * @param RecipeDocument|null $document The document.
	 */
	private function title( \WP_Post $post, ?RecipeDocument $document ): string {
		$title = PlainText::from_html( get_the_title( $post ) );
		return '' === $title ? ( $document->data['name'] ?? '' ) : $title;
	}

	/**
	 * Gives the attachment that a card shows.
	 *
	 * @param \WP_Post            $post     The post.
	 * @param RecipeDocument|null $document The document.
	 * @return int 0 for none.
	 */
	private function image_id( \WP_Post $post, ?RecipeDocument $document ): int {
		return $document->data['image']['id'] ?? (int) get_post_thumbnail_id( $post );
	}

	/**
	 * Gives the picture of a card, without a text of its own: it stands beside the recipe's name.
	 *
	 * @param \WP_Post            $post     The post.
	 * @param RecipeDocument|null $document The document.
	 * @param bool                $is_eager Whether it loads at once.
	 */
	private function picture( \WP_Post $post, ?RecipeDocument $document, bool $is_eager ): ?Picture {
		$picture = Picture::find(
			$this->image_id( $post, $document ),
			$document->data['image']['url'] ?? '',
			'',
			'medium_large',
			$is_eager ? self::SIZES : 'auto, ' . self::SIZES
		);
		return $picture?->with(
			[ 'alt' => '' ] + ( $is_eager ? [] : [
				'class'    => self::LAZY,
				'loading'  => 'lazy',
				'decoding' => 'async',
			] )
		);
	}

	/**
	 * Gives how a recipe is rated.
	 *
	 * @param int $post_id The post.
	 * @return Rating
	 */
	private function rating( int $post_id ): array {
		$summary = $this->ratings->of( $post_id );
		return [
			'average' => $summary->average,
			'count'   => $summary->count,
			'text'    => $summary->short(),
			'label'   => $summary->long(),
		];
	}
}

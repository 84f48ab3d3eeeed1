<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Card\CardData;
use Larder\Recipe\Html;
use Larder\Recipe\Picture;
use Larder\Recipe\PlainText;
use Larder\Recipe\PostType;
use Larder\Taxonomies\TermMeta;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of a taxonomy as cards; `term-card.tsx` of the block renders the same markup.
 *
 * @phpstan-type TermCard array{term_id: int, name: string, link: string, count: string, color: string, thumbnail: string}
 */
final class TermCards {

	private const SIZES = '(min-width: 1024px) min(33vw, 430px), (min-width: 640px) 50vw, 100vw';

	public function __construct(
		private readonly TermCounts $counts,
		private readonly ArchiveQuery $query,
		private readonly CardData $cards
	) {}

	/**
	 * Returns the cards of terms.
	 *
	 * @param list<int> $ids   The terms in their order; none takes those with the most recipes.
	 * @param int       $count How many at most.
	 * @return list<TermCard>
	 */
	public function list( string $taxonomy, array $ids, int $count ): array {
		if ( ! is_object_in_taxonomy( PostType::NAME, $taxonomy ) ) {
			return [];
		}
		$terms  = $this->counts->terms( $taxonomy, $ids, $count );
		$images = array_map( static fn ( \WP_Term $term ): int => TermMeta::look( $term->term_id )['taxonomy_image'], $terms );
		_prime_post_caches( array_values( array_unique( array_filter( $images ) ) ), false );
		$cards = [];
		$eager = CardData::first_row();
		foreach ( $terms as $at => $term ) {
			$cards[] = $this->card( $term, $images[ $at ] ?? 0, $at < $eager );
		}
		return $this->with_recipes( $cards, $terms );
	}

	/**
	 * Uses the picture of its newest recipe for a term without one.
	 *
	 * @param list<TermCard> $cards
	 * @param list<\WP_Term> $terms
	 * @return list<TermCard>
	 */
	private function with_recipes( array $cards, array $terms ): array {
		$newest = [];
		foreach ( $cards as $at => $card ) {
			$newest[] = '' === $card['thumbnail'] && isset( $terms[ $at ] ) ? $this->query->newest_of( $terms[ $at ] ) : 0;
		}
		$lent = array_column( $this->cards->list( array_values( array_unique( array_filter( $newest ) ) ) ), 'thumbnail', 'recipe_id' );
		return array_map(
			static fn ( array $card, int $id ): array => '' === $card['thumbnail']
				? array_replace( $card, [ 'thumbnail' => $lent[ $id ] ?? '' ] )
				: $card,
			$cards,
			$newest
		);
	}

	/**
	 * Prints a card in the style of a recipe's.
	 *
	 * @param TermCard $card  What it shows.
	 * @param int      $level Level of its heading.
	 */
	public static function html( array $card, int $level ): string {
		$link = sprintf(
			'<a%s><bdi>%s</bdi></a>',
			Html::attributes( [ 'class' => 'larder-card__link', 'href' => $card['link'] ] ),
			esc_html( $card['name'] )
		);
		return sprintf(
			'<article class="larder-card"><div%s>%s</div><div class="larder-card__body">%s%s</div></article>',
			Html::attributes( [ 'class' => 'larder-card__picture' ] + (
				'' === $card['color']
					? []
					: [ 'style' => "--larder-card-tint: {$card['color']};" ]
			) ),
			'' === $card['thumbnail']
				? sprintf( '<span class="larder-card__initial" aria-hidden="true">%s</span>', esc_html( mb_substr( $card['name'], 0, 1 ) ) )
				: $card['thumbnail'],
			Html::element( "h$level", 'larder-card__title', $link ),
			Html::element( 'p', 'larder-card__meta', esc_html( $card['count'] ) )
		);
	}

	/**
	 * Returns the card of one term.
	 *
	 * @param int  $image    Its picture, 0 for none.
	 * @param bool $is_eager Whether the picture loads at once.
	 * @return TermCard
	 */
	private function card( \WP_Term $term, int $image, bool $is_eager ): array {
		$link    = get_term_link( $term );
		$picture = Picture::find( $image, '', '', 'medium_large', $is_eager ? self::SIZES : 'auto, ' . self::SIZES );
		return [
			'term_id'   => $term->term_id,
			'name'      => PlainText::from_html( $term->name ),
			'link'      => is_string( $link ) ? $link : '',
			/* translators: %s: number of recipes. */
			'count'     => sprintf( _n( '%s recipe', '%s recipes', $term->count, 'larder' ), PlainText::number( $term->count ) ),
			'color'     => TermMeta::look( $term->term_id )['taxonomy_color'],
			'thumbnail' => $picture?->with(
				[ 'alt' => '' ] + ( $is_eager ? [] : [
					'class'    => CardData::LAZY,
					'loading'  => 'lazy',
					'decoding' => 'async',
				] )
			)->html() ?? '',
		];
	}
}

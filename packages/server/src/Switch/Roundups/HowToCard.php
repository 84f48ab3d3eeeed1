<?php
declare( strict_types=1 );

namespace Larder\Switch\Roundups;

use Larder\Recipe\Duration;
use Larder\Recipe\ValueLabels;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\Sources\CreateLists;
use Larder\Switch\StoredLink;

defined( 'ABSPATH' ) || exit;

/**
 * A card of Mediavine Create on how to make something that nobody eats: it is no recipe, and becomes headings, paragraphs and lists.
 */
final class HowToCard {

	/** Times, with the columns of their own names and the facts that they are otherwise. */
	private const TIMES = [
		'prep_time'       => [ 'prep_time_label', 'prepTime' ],
		'active_time'     => [ 'active_time_label', 'activeTime' ],
		'additional_time' => [ 'additional_time_label', 'customTime' ],
		'total_time'      => [ '', 'totalTime' ],
	];

	/**
	 * @param Rows                       $rows Reads what is stored.
	 * @param array<string, string|null> $row  The row of the card.
	 */
	public function __construct(
		private readonly Rows $rows,
		private readonly array $row
	) {}

	/**
	 * Reads all that the card says.
	 */
	public function words(): RoundupLine {
		$draft = new Draft();
		$image = $draft->picture( (int) $this->field( 'thumbnail_id' ), '', 'image' );
		$html  = null === $image ? '' : sprintf(
			'<p><img class="wp-image-%d" src="%s" alt="%s"></p>',
			$image['id'],
			esc_url( $image['url'] ),
			esc_attr( $image['alt'] )
		);
		$tools = [ ...$this->supplies( 'tools' ), ...$this->products() ];
		$html .= ( '1' === $this->field( 'description_hide' ) ? '' : self::prose( $this->field( 'description' ) ) )
			. $this->facts()
			. self::list( __( 'Materials', 'larder' ), $this->supplies( 'materials' ) )
			. self::list( __( 'Equipment', 'larder' ), $tools )
			. self::section( __( 'Instructions', 'larder' ), CreateLists::notes( $draft, $this->field( 'instructions' ) ) )
			. self::section( __( 'Notes', 'larder' ), CreateLists::notes( $draft, $this->field( 'notes' ) ) );
		return new RoundupLine( 0, '', '1' === $this->field( 'title_hide' ) ? '' : RichLine::text( $this->field( 'title' ) ), $html );
	}

	/**
	 * Reads a column.
	 *
	 * @param string $name Its name.
	 */
	private function field( string $name ): string {
		return trim( $this->row[ $name ] ?? '' );
	}

	/**
	 * Writes the times, the difficulty and the cost.
	 */
	private function facts(): string {
		$html = '';
		foreach ( self::TIMES as $column => [ $label, $fact ] ) {
			// Its times are seconds.
			$minutes = (int) round( (int) $this->field( $column ) / 60 );
			$own     = '' === $label ? '' : RichLine::text( $this->field( $label ) );
			$html .= $minutes > 0 ? RichLine::fact( '' === $own ? ValueLabels::fact( $fact ) : $own, Duration::text( $minutes ) ) : '';
		}
		foreach ( [ 'difficulty' => 'difficulty', 'estimated_cost' => 'cost' ] as $column => $fact ) {
			$said  = RichLine::text( $this->field( $column ) );
			$html .= '' === $said ? '' : RichLine::fact( ValueLabels::fact( $fact ), $said );
		}
		return $html;
	}

	/**
	 * Reads lines of one kind.
	 *
	 * @param string $type The kind.
	 * @return list<string> Safe HTML.
	 */
	private function supplies( string $type ): array {
		$rows = ! $this->rows->has_table( 'mv_supplies' ) ? [] : $this->rows->rows(
			'SELECT * FROM %i WHERE creation = %d AND type = %s ORDER BY position, id',
			$this->rows->table( 'mv_supplies' ),
			(int) $this->field( 'id' ),
			$type
		);
		return array_map( static fn ( array $row ): string => self::item(
			(string) preg_replace( '/\[([^\]]*)\]/', '$1', $row['original_text'] ?? '' ),
			$row['link'] ?? '',
			'1' === ( $row['nofollow'] ?? '' ) ? 'nofollow' : ''
		), $rows );
	}

	/**
	 * Reads recommended products.
	 *
	 * @return list<string> Safe HTML.
	 */
	private function products(): array {
		$rows = ! $this->rows->has_table( 'mv_products_map' ) ? [] : $this->rows->rows(
			'SELECT title, link FROM %i WHERE creation = %d ORDER BY position, id',
			$this->rows->table( 'mv_products_map' ),
			(int) $this->field( 'id' )
		);
		return array_map( static fn ( array $row ): string => self::item( $row['title'] ?? '', $row['link'] ?? '', 'nofollow' ), $rows );
	}

	/**
	 * Writes a line.
	 *
	 * @param string $text HTML or text.
	 * @param string $url  Where it leads to, empty for nowhere.
	 * @param string $rel  What the link is to search engines.
	 */
	private static function item( string $text, string $url, string $rel ): string {
		$html = esc_html( RichLine::text( $text ) );
		$link = StoredLink::create( $url, $rel );
		return null === $link || '' === $html ? $html : sprintf(
			'<a href="%s"%s>%s</a>',
			esc_url( $link['url'] ),
			'' === $link['rel'] ? '' : ' rel="' . esc_attr( $link['rel'] ) . '"',
			$html
		);
	}

	/**
	 * Writes a list below its heading.
	 *
	 * @param string       $heading Plain text.
	 * @param list<string> $items   Safe HTML.
	 * @return string Empty where there are none.
	 */
	private static function list( string $heading, array $items ): string {
		$items = array_filter( $items, static fn ( string $item ): bool => '' !== $item );
		return [] === $items ? '' : sprintf( '<h3>%s</h3><ul><li>%s</li></ul>', esc_html( $heading ), implode( '</li><li>', $items ) );
	}

	/**
	 * Writes texts below their heading.
	 *
	 * @param string $heading Plain text.
	 * @param string $html    HTML or text.
	 * @return string Empty where it says nothing.
	 */
	private static function section( string $heading, string $html ): string {
		return '' === RichLine::text( $html ) ? '' : sprintf( '<h3>%s</h3>%s', esc_html( $heading ), self::prose( $html ) );
	}

	/**
	 * Writes texts as paragraphs and lists.
	 *
	 * @param string $html HTML or text.
	 */
	private static function prose( string $html ): string {
		return trim( wp_kses_post( (string) preg_replace( '/<(li|ol|ul|p)\b[^>]*>/', '<$1>', wpautop( $html ) ) ) );
	}
}

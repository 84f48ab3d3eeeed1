<?php
declare( strict_types=1 );

namespace Larder\Switch\Roundups;

use Larder\Recipe\Duration;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\ValueLabels;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\Sources\CreateLists;

defined( 'ABSPATH' ) || exit;

/**
 * A card of Mediavine Create on how to make something that nobody eats: it is no recipe, and becomes headings, paragraphs and lists.
 *
 * @phpstan-import-type Link from RecipeDocument
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
	 * @param array<string, string|null> $row The row of the card.
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
		$lists = new CreateLists( $this->rows );
		$id    = (int) $this->field( 'id' );
		$lines = $lists->lines( $id );
		$image = CreateLists::picture( $draft, (int) $this->field( 'thumbnail_id' ), 'image' );
		$html  = '' === $image ? '' : "<p>$image</p>";
		$tools = [ ...self::items( $lines, 'tools' ), ...array_map( self::item( ... ), $lists->recommended( $id ) ) ];
		$html .= ( '1' === $this->field( 'description_hide' ) ? '' : self::prose( $this->field( 'description' ) ) )
			. $this->facts()
			. self::list( __( 'Materials', 'larder' ), self::items( $lines, 'materials' ) )
			. self::list( __( 'Equipment', 'larder' ), $tools )
			. self::section( __( 'Instructions', 'larder' ), CreateLists::notes( $draft, $this->field( 'instructions' ) ) )
			. self::section( __( 'Notes', 'larder' ), CreateLists::notes( $draft, $this->field( 'notes' ) ) );
		return new RoundupLine( 0, '', '1' === $this->field( 'title_hide' ) ? '' : RichLine::text( $this->field( 'title' ) ), $html );
	}

	/**
	 * Reads a column.
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
			$text  = RichLine::text( $this->field( $column ) );
			$html .= '' === $text ? '' : RichLine::fact( ValueLabels::fact( $fact ), $text );
		}
		return $html;
	}

	/**
	 * Writes lines of one kind.
	 *
	 * @param list<array{type: string, text: string, link: Link|null, ...}> $lines The lines of the card.
	 * @param string                                                        $type  The kind.
	 * @return list<string> Safe HTML.
	 */
	private static function items( array $lines, string $type ): array {
		$own = array_filter( $lines, static fn ( array $line ): bool => $type === $line['type'] );
		return array_values( array_map( self::item( ... ), $own ) );
	}

	/**
	 * Writes a line.
	 *
	 * @param array{text: string, link: Link|null, ...} $line
	 * @return string Safe HTML.
	 */
	private static function item( array $line ): string {
		[ 'text' => $text, 'link' => $link ] = $line;
		$html = esc_html( $text );
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

<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Recipe\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * How the cards of a list look: the name of their layout, and what they show beside picture, name, rating, time,
 * difficulty and badge. As text it is what a view hands back with each request, such as `default` or `default:author,save`.
 */
final class CardLook {

	/** The layout that is always there. */
	public const LAYOUT = 'default';

	/** What a site may have its cards show, in the order in which they do. */
	public const DETAILS = [ 'calories', 'likes', 'author', 'excerpt', 'keys', 'save' ];

	/** What they show where nobody has chosen. */
	public const DEFAULT_DETAILS = [ 'save' ];

	/**
	 * @param list<string> $details The additional details of the cards.
	 */
	private function __construct(
		public readonly string $layout,
		public readonly array $details
	) {}

	/**
	 * Reads the attributes of a block.
	 *
	 * @param Attributes $attributes Those of a block with cards.
	 */
	public static function of_block( Attributes $attributes ): self {
		$layout = $attributes->text( 'layout' );
		return new self(
			'' === $layout ? self::LAYOUT : $layout,
			self::known( $attributes->texts_if_any( 'details' ) ?? self::DEFAULT_DETAILS )
		);
	}

	/**
	 * Reads a look as it is written.
	 *
	 * @param string $text What `text()` gave, or the name of a layout.
	 */
	public static function read( string $text ): self {
		$at = strrpos( $text, ':' );
		if ( '' === $text || false === $at ) {
			return new self( '' === $text ? self::LAYOUT : $text, self::DEFAULT_DETAILS );
		}
		return new self( substr( $text, 0, $at ), self::known( explode( ',', substr( $text, $at + 1 ) ) ) );
	}

	/**
	 * Writes the look.
	 */
	public function text(): string {
		return self::DEFAULT_DETAILS === $this->details ? $this->layout : $this->layout . ':' . implode( ',', $this->details );
	}

	/**
	 * Returns whether cards show something.
	 *
	 * @param string $detail One of {@see self::DETAILS}.
	 */
	public function shows( string $detail ): bool {
		return in_array( $detail, $this->details, true );
	}

	/**
	 * Returns whether cards look as views render them.
	 */
	public function is_usual(): bool {
		return self::LAYOUT === $this->text();
	}

	/**
	 * Returns those details that there are, in their order.
	 *
	 * @param list<string> $given What is stored or asked for.
	 * @return list<string>
	 */
	private static function known( array $given ): array {
		return array_values( array_intersect( self::DETAILS, $given ) );
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Recommend;

use Larder\Recipe\PlainText;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Writes how many people recommend a post, in the words of the settings.
 */
final class RecommendCount {

	public function __construct( private readonly Settings $settings = new Settings() ) {}

	/**
	 * Writes the number and the words after it.
	 *
	 * @param int         $count  How many people.
	 * @param string|null $suffix Words after the number; null are those of the settings.
	 * @return string Safe HTML.
	 */
	public function html( int $count, ?string $suffix = null ): string {
		return sprintf(
			'<span class="irecommendthis-count">%s</span> <span class="irecommendthis-suffix">%s</span>',
			esc_html( $this->number( $count ) ),
			esc_html( $suffix ?? $this->suffix( $count ) )
		);
	}

	/**
	 * Writes the number.
	 *
	 * @param int $count How many people.
	 * @return string Plain text; empty for 0 where the site hides it.
	 */
	public function number( int $count ): string {
		return 0 === $count && $this->settings->is_on( 'recommendHideZero' ) ? '' : PlainText::number( $count );
	}

	/**
	 * Returns the words after a number.
	 *
	 * @param int $count How many people.
	 * @return string Plain text.
	 */
	public function suffix( int $count ): string {
		return $this->settings->text(
			match ( $count ) {
				0       => 'recommendTextZero',
				1       => 'recommendTextOne',
				default => 'recommendTextMore',
			}
		);
	}

	/**
	 * Returns what a press does, in words.
	 *
	 * @param bool $is_on Whether the visitor recommends the post.
	 * @return string Plain text.
	 */
	public function title( bool $is_on ): string {
		$text = $this->settings->text( $is_on ? 'recommendTitleActive' : 'recommendTitle' );
		if ( '' !== $text ) {
			return $text;
		}
		return $is_on ? __( 'You recommend this', 'larder' ) : __( 'Recommend this', 'larder' );
	}
}

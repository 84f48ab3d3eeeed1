<?php
declare( strict_types=1 );

namespace Larder\Recommend;

/**
 * Writes how many people recommend a post, as the settings of I Recommend This have it.
 */
final class RecommendCount {

	/** The option of I Recommend This. */
	private const OPTION = 'irecommendthis_settings';

	/**
	 * Writes the number and the words after it.
	 *
	 * @param int         $count  How many people.
	 * @param string|null $suffix Words after the number; null are those of the settings.
	 * @return string Safe HTML.
	 */
	public function html( int $count, ?string $suffix = null ): string {
		$is_hidden = 0 === $count && $this->hides_zero();
		return sprintf(
			'<span class="irecommendthis-count">%s</span> <span class="irecommendthis-suffix">%s</span>',
			$is_hidden ? '' : esc_html( number_format_i18n( $count ) ),
			esc_html( $suffix ?? $this->suffix( $count ) )
		);
	}

	/**
	 * Tells whether a number of 0 is left out.
	 */
	public function hides_zero(): bool {
		return (bool) ( $this->settings()['hide_zero'] ?? false );
	}

	/**
	 * Gives the words after a number.
	 *
	 * @param int $count How many people.
	 * @return string Plain text.
	 */
	public function suffix( int $count ): string {
		$key = match ( $count ) {
			0       => 'text_zero_suffix',
			1       => 'text_one_suffix',
			default => 'text_more_suffix',
		};
		$text = $this->settings()[ $key ] ?? '';
		return is_string( $text ) ? $text : '';
	}

	/**
	 * Says what a press does.
	 *
	 * @param bool $is_on Whether the visitor recommends the post.
	 * @return string Plain text.
	 */
	public function title( bool $is_on ): string {
		$text = $this->settings()[ $is_on ? 'link_title_active' : 'link_title_new' ] ?? '';
		if ( is_string( $text ) && '' !== $text ) {
			return $text;
		}
		return $is_on ? __( 'You recommend this', 'larder' ) : __( 'Recommend this', 'larder' );
	}

	/**
	 * Reads the option.
	 *
	 * @return array<array-key, mixed>
	 */
	private function settings(): array {
		$settings = get_option( self::OPTION, [] );
		return is_array( $settings ) ? $settings : [];
	}
}

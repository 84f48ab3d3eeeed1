<?php
declare( strict_types=1 );

namespace Larder\Instructions;

use Larder\Recipe\Html;
use Larder\Recipe\PictureLink;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a step; `components/step.tsx` renders the same markup.
 *
 * @phpstan-import-type Step from StepList
 * @phpstan-type Words array<string, string>
 */
final class StepMarkup {

	/** Class of the block. */
	public const BLOCK = 'wp-block-larder-instructions';

	/**
	 * Prints one step; its number and its checkbox are one target.
	 *
	 * @param Step  $step
	 * @param Words $words In which language it is written, as attributes.
	 */
	public static function step( array $step, int $number, array $words ): string {
		$tick = sprintf(
			'<label class="%1$s__tick"><input type="checkbox" class="%1$s__check"><span class="%1$s__number" aria-hidden="true">%2$d</span><span class="screen-reader-text">%3$s</span></label>',
			self::BLOCK,
			$number,
			/* translators: %d: number of a step. */
			esc_html( sprintf( __( 'Step %d done', 'larder' ), $number ) )
		);
		$body = Html::element( 'p', self::BLOCK . '__step-title', $step['title'], $words )
			. Html::element( 'p', self::BLOCK . '__text', $step['text'], $words )
			. self::video( $step['videoUrl'] )
			. self::aside( 'note', __( 'Note', 'larder' ), $step['note'], $words )
			. self::aside( 'tip', __( 'Tip', 'larder' ), $step['tip'], $words );
		return Html::element(
			'li',
			self::BLOCK . '__step',
			$tick
				. Html::element( 'div', self::BLOCK . '__body', $body )
				. (
					null === $step['image']
						? ''
						: Html::element( 'figure', self::BLOCK . '__image', self::picture( $step['image'], $step['imageUrl'], $number ) )
				),
			[ 'id' => $step['anchor'] ?? "step-{$step['id']}" ]
		);
	}

	/**
	 * Prints the picture of a step.
	 *
	 * @param array<string, string> $image  Attributes of the `img`.
	 * @param string                $url    URL of the whole picture.
	 * @param int                   $number Number of the step.
	 */
	private static function picture( array $image, string $url, int $number ): string {
		/* translators: %d: number of a step. */
		return PictureLink::html( $image, $url, sprintf( __( 'Picture of step %d', 'larder' ), $number ) );
	}

	/**
	 * Prints a note or a tip.
	 *
	 * @param string $name  Last part of its class.
	 * @param string $label What it is.
	 * @param string $html  Safe HTML.
	 * @param Words  $words In which language it is written, as attributes.
	 */
	private static function aside( string $name, string $label, string $html, array $words ): string {
		return '' === $html
			? ''
			: Html::element(
				'p',
				self::BLOCK . "__$name",
				'<strong>' . esc_html( $label ) . '</strong> <span' . Html::attributes( $words ) . '>' . $html . '</span>'
			);
	}

	/**
	 * Prints a video: a file in a player, everything else as a link that asks nobody before it is followed.
	 */
	private static function video( string $url ): string {
		if ( '' === $url ) {
			return '';
		}
		if ( 1 === preg_match( '/\.(?:mp4|webm|ogv)(?:$|[?#])/i', $url ) ) {
			return '<video' . Html::attributes(
				[
					'class'       => self::BLOCK . '__video',
					'src'         => $url,
					'controls'    => true,
					'preload'     => 'none',
					'playsinline' => true,
				]
			) . '></video>';
		}
		return Html::element(
			'p',
			self::BLOCK . '__video',
			sprintf( '<a%s>%s</a>', Html::attributes( [ 'href' => $url ] ), esc_html__( 'Watch the video', 'larder' ) )
		);
	}
}

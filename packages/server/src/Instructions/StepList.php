<?php
declare( strict_types=1 );

namespace Larder\Instructions;

use Larder\Recipe\Attributes;
use Larder\Recipe\PictureLink;
use Larder\Recipe\RichText;
use Larder\Recipe\StoredLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the groups of an instructions block, whatever is stored, into what PHP and React print.
 *
 * `title`, `text`, `note` and `tip` are safe HTML, empty when there is nothing to read.
 *
 * @phpstan-type Step array{id: string, title: string, text: string, image: array<string, string>|null, imageUrl: string, videoUrl: string, note: string, tip: string, ingredients: list<string>|null, anchor?: string}
 * @phpstan-type Group array{id: string, title: string, steps: list<Step>}
 */
final class StepList {

	/** How wide the layouts show the picture of a step. */
	private const SIZES = '(min-width: 600px) 280px, 92vw';

	/**
	 * Reads the groups.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 * @return list<Group> Without empty steps and groups.
	 */
	public static function read( mixed $stored ): array {
		$groups = [];
		foreach ( StoredLists::steps( $stored ) as [ 'id' => $id, 'title' => $html, 'rows' => $rows ] ) {
			$title = self::html( $html );
			$steps = array_values( array_filter( array_map( self::step( ... ), $rows ) ) );
			if ( [] !== $steps || '' !== $title ) {
				$groups[] = [
					'id'    => $id,
					'title' => $title,
					'steps' => $steps,
				];
			}
		}
		return $groups;
	}

	/**
	 * Returns whether `read()` would give a step, without reading those after the first.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 */
	public static function has_step( mixed $stored ): bool {
		foreach ( array_merge( ...array_column( StoredLists::steps( $stored ), 'rows' ) ) as $step ) {
			if ( null !== self::step( $step ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Reads one step.
	 *
	 * @return Step|null Null when there is nothing to show.
	 */
	private static function step( Attributes $stored ): ?array {
		$step = [
			'title'    => self::html( $stored->html( 'title' ) ),
			'text'     => self::html( $stored->html( 'text' ) ),
			...PictureLink::attributes( $stored->child( 'image' ), 'medium_large', self::SIZES ),
			'videoUrl' => $stored->url( 'videoUrl' ),
			'note'     => self::html( $stored->html( 'note' ) ),
			'tip'      => self::html( $stored->html( 'tip' ) ),
		];
		return [] === array_filter( $step )
			? null
			: [ 'id' => $stored->html( 'id' ) ] + $step + [
				'ingredients' => $stored->texts_if_any( 'ingredients' ),
			];
	}

	/**
	 * Returns safe HTML, or nothing for what shows nothing.
	 *
	 * @param string $stored HTML as stored.
	 */
	private static function html( string $stored ): string {
		$html = RichText::inline( $stored );
		return RichText::is_blank( $html ) ? '' : $html;
	}
}

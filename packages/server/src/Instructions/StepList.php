<?php
declare( strict_types=1 );

namespace Larder\Instructions;

use Larder\Recipe\Attributes;
use Larder\Recipe\Ids;
use Larder\Recipe\Picture;
use Larder\Recipe\PictureLink;
use Larder\Recipe\RichText;
use Larder\Recipe\StoredGroups;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the groups of an instructions block, whatever is stored, into what PHP and React print.
 *
 * `title`, `text`, `note` and `tip` are safe HTML, empty when there is nothing to read.
 *
 * @phpstan-type Step array{id: string, title: string, text: string, image: array<string, string>|null, imageUrl: string, videoUrl: string, note: string, tip: string, ingredients: list<string>|null}
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
		$ids    = new Ids();
		$groups = [];
		foreach ( StoredGroups::of( $stored, 'steps' ) as $at => $value ) {
			$group = Attributes::of( self::is_group( $value ) ? $value : [] );
			$title = self::html( $group, 'title' );
			$id    = $ids->claim( $group->html( 'id' ), "group/$at" );
			$steps = self::steps( self::stored_steps( $value ), $ids, (string) $at );
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
	 * Tells whether `read()` would give a step, without reading those after the first.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 */
	public static function has_step( mixed $stored ): bool {
		foreach ( StoredGroups::of( $stored, 'steps' ) as $value ) {
			foreach ( self::stored_steps( $value ) as $step ) {
				if ( null !== self::step( $step, new Ids(), '' ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Tells whether a stored value is a group, not a step by itself.
	 *
	 * @param mixed $value What is stored.
	 * @phpstan-assert-if-true array{steps: array<array-key, mixed>} $value
	 */
	private static function is_group( mixed $value ): bool {
		return is_array( $value ) && is_array( $value['steps'] ?? null );
	}

	/**
	 * Gives the stored steps of a group.
	 *
	 * @param mixed $value The group, or a step by itself.
	 * @return list<Attributes>
	 */
	private static function stored_steps( mixed $value ): array {
		// A step that somebody stored as bare text is still a step.
		return array_map(
			static fn ( mixed $step ): Attributes => Attributes::of( is_string( $step ) ? [ 'text' => $step ] : $step ),
			array_values( self::is_group( $value ) ? $value['steps'] : [ $value ] )
		);
	}

	/**
	 * Reads the steps of a group.
	 *
	 * @param list<Attributes> $stored What is stored.
	 * @param Ids              $ids    Ids of the block.
	 * @param string           $place  Where the group stands.
	 * @return list<Step>
	 */
	private static function steps( array $stored, Ids $ids, string $place ): array {
		$steps = [];
		foreach ( $stored as $at => $value ) {
			$step = self::step( $value, $ids, "$place/$at" );
			if ( null !== $step ) {
				$steps[] = $step;
			}
		}
		return $steps;
	}

	/**
	 * Reads one step.
	 *
	 * @param Attributes $stored Its attributes.
	 * @param Ids        $ids    Ids of the block.
	 * @param string     $place  Where the step stands.
	 * @return Step|null Null when there is nothing to show.
	 */
	private static function step( Attributes $stored, Ids $ids, string $place ): ?array {
		$image = $stored->child( 'image' );
		$url   = PictureLink::address( $image );
		$step  = [
			'title'    => self::html( $stored, 'title' ),
			'text'     => self::html( $stored, 'text' ),
			'image'    => '' === $url
				? null
				: Picture::find(
					$image->count( 'id' ),
					$image->url( 'url' ),
					$image->text( 'alt' ),
					'medium_large',
					self::SIZES
				)?->with( [ 'loading' => 'lazy' ] )->attributes,
			'imageUrl' => $url,
			'videoUrl' => $stored->url( 'videoUrl' ),
			'note'     => self::html( $stored, 'note' ),
			'tip'      => self::html( $stored, 'tip' ),
		];
		return [] === array_filter( $step )
			? null
			: [ 'id' => $ids->claim( $stored->html( 'id' ), $place ) ] + $step + [
				'ingredients' => $stored->texts_if_any( 'ingredients' ),
			];
	}

	/**
	 * Gives safe HTML, or nothing for what shows nothing.
	 *
	 * @param Attributes $stored Attributes.
	 * @param string     $key    Attribute name.
	 */
	private static function html( Attributes $stored, string $key ): string {
		$html = RichText::inline( $stored->html( $key ) );
		return RichText::is_blank( $html ) ? '' : $html;
	}
}

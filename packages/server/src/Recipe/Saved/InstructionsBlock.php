<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\Ids;
use Larder\Recipe\PlainText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the steps; the twin of `save()` in `blocks/instructions`.
 *
 * @phpstan-import-type Step from RecipeDocument
 * @phpstan-import-type StepGroup from RecipeDocument
 */
final class InstructionsBlock {

	private const BLOCK = 'wp-block-larder-instructions';

	/**
	 * Writes the block.
	 *
	 * @param list<StepGroup>       $groups      Groups of the document.
	 * @param array<string, string> $ingredients Ids of ingredients as they are stored, by those of the document.
	 */
	public static function html( array $groups, array $ingredients ): string {
		$ids     = new Ids();
		$stored  = [];
		$printed = '';
		foreach ( $groups as $at => $group ) {
			$id    = $ids->claim( $group['id'], "group/$at" );
			$steps = [];
			$list  = '';
			foreach ( $group['steps'] as $place => $step ) {
				$own     = $ids->claim( $step['id'], "$at/$place" );
				$text    = self::text( $step );
				$steps[] = self::stored( $step, $own, $text, $ingredients );
				$list .= self::is_empty( $step, $text ) ? '' : self::step( $step, $own, $text );
			}
			$title    = Markup::encode( $group['title'] );
			$printed .= Markup::group( self::BLOCK, $title, '' === $list ? '' : Markup::element( 'ol', [ 'class' => self::BLOCK . '__list' ], $list ) );
			$stored[] = [
				'id'    => $id,
				'title' => $title,
				'steps' => $steps,
			];
		}
		return Block::html( 'larder/instructions', [ 'groups' => $stored ], Markup::element( 'div', [ 'class' => self::BLOCK ], Markup::title( self::BLOCK, __( 'Instructions', 'larder' ) ) . $printed ) );
	}

	/**
	 * Gives the text of a step with its markup, unless that says something else than its text.
	 *
	 * @param Step $step The step.
	 * @return string HTML.
	 */
	private static function text( array $step ): string {
		return PlainText::from_html( $step['html'] ) === $step['text'] ? wp_kses_post( $step['html'] ) : Markup::encode( $step['text'] );
	}

	/**
	 * Gives a step as the block stores it.
	 *
	 * @param Step                  $step        The step.
	 * @param string                $id          Its id.
	 * @param string                $text        HTML of its text.
	 * @param array<string, string> $ingredients Ids of ingredients as they are stored, by those of the document.
	 * @return array<string, mixed>
	 */
	private static function stored( array $step, string $id, string $text, array $ingredients ): array {
		$stored = [
			'id'       => $id,
			'title'    => Markup::encode( $step['title'] ),
			'text'     => $text,
			'videoUrl' => $step['videoUrl'],
			'note'     => Markup::encode( $step['note'] ),
			'tip'      => Markup::encode( $step['tip'] ),
		] + Block::image( $step['image'] );
		if ( null !== $step['ingredients'] ) {
			$stored['ingredients'] = array_map( static fn ( string $name ): string => $ingredients[ $name ] ?? $name, $step['ingredients'] );
		}
		return $stored + ( null === $step['videoStart'] ? [] : [ 'videoStart' => $step['videoStart'] ] );
	}

	/**
	 * Tells whether a step has nothing to show.
	 *
	 * @param Step   $step The step.
	 * @param string $text HTML of its text.
	 */
	private static function is_empty( array $step, string $text ): bool {
		return '' === $text . $step['title'] . $step['note'] . $step['tip'] . $step['videoUrl'] . ( $step['image']['url'] ?? '' );
	}

	/**
	 * Prints a step with what belongs to it.
	 *
	 * @param Step   $step The step.
	 * @param string $id   Its id.
	 * @param string $text HTML of its text.
	 */
	private static function step( array $step, string $id, string $text ): string {
		$title = Markup::rich( 'strong', '', Markup::encode( $step['title'] ) );
		$image = Markup::image( $step['image'] );
		$video = Markup::url( $step['videoUrl'] );
		return Markup::element(
			'li',
			[
				'class' => self::BLOCK . '__step',
				'id'    => "step-$id",
			],
			( '' === $title ? '' : Markup::element( 'p', [ 'class' => self::BLOCK . '__step-title' ], $title ) )
			. Markup::rich( 'p', self::BLOCK . '__text', $text )
			. ( '' === $image ? '' : Markup::element( 'figure', [ 'class' => self::BLOCK . '__image' ], $image ) )
			. ( '' === $video ? '' : Markup::element( 'p', [ 'class' => self::BLOCK . '__video' ], Markup::element( 'a', [ 'href' => $video ], Markup::text( $video ) ) ) )
			. Markup::rich( 'p', self::BLOCK . '__note', Markup::encode( $step['note'] ) )
			. Markup::rich( 'p', self::BLOCK . '__tip', Markup::encode( $step['tip'] ) )
		);
	}
}

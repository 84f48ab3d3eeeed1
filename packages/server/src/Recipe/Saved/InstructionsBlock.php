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
 * @phpstan-type Texts array{title: string, text: string, note: string, tip: string}
 */
final class InstructionsBlock {

	private const BLOCK = 'wp-block-larder-instructions';

	/**
	 * Writes the block.
	 *
	 * @param list<StepGroup>       $groups      Groups of the document.
	 * @param array<string, string> $ingredients Ids of ingredients as they are stored, by those of the document.
	 * @param string                $heading     HTML of its own heading, empty for the default.
	 * @param string                $anchor      Id to which links lead, empty for none.
	 */
	public static function html( array $groups, array $ingredients, string $heading = '', string $anchor = '' ): string {
		$ids     = new Ids();
		$stored  = [];
		$printed = '';
		$before  = 0;
		foreach ( $groups as $at => $group ) {
			$id    = $ids->claim( $group['id'], "group/$at" );
			$steps = [];
			$list  = '';
			$shown = 0;
			foreach ( $group['steps'] as $place => $step ) {
				$own     = $ids->claim( $step['id'], "$at/$place" );
				$texts   = self::texts( $step );
				$steps[] = self::stored( $step, $own, $texts, $ingredients );
				if ( ! self::is_empty( $step, $texts ) ) {
					$list .= self::step( $step, $own, $texts );
					++$shown;
				}
			}
			$title    = Markup::encode( $group['title'] );
			$printed .= Markup::group(
				self::BLOCK,
				$title,
				'' === $list ? '' : Markup::element(
					'ol',
					[
						'class' => self::BLOCK . '__list',
						// As on the page, all steps of a recipe are counted through.
						'start' => $before > 0 ? (string) ( $before + 1 ) : null,
					],
					$list
				)
			);
			$before += $shown;
			$stored[] = [
				'id'    => $id,
				'title' => $title,
				'steps' => $steps,
			];
		}
		return Block::html(
			'larder/instructions',
			[ 'anchor' => $anchor, 'title' => $heading, 'groups' => $stored ],
			Markup::element(
				'div',
				[ 'id' => '' === $anchor ? null : $anchor, 'class' => self::BLOCK ],
				Markup::title( self::BLOCK, __( 'Instructions', 'larder' ), $heading ) . $printed
			)
		);
	}

	/**
	 * Returns the texts of a step with their markup, unless that says something else than the text.
	 *
	 * @param Step $step
	 * @return Texts
	 */
	private static function texts( array $step ): array {
		return [
			'title' => Markup::encode( $step['title'] ),
			'text'  => self::rich( $step['text'], $step['html'] ),
			'note'  => self::rich( $step['note'], $step['noteHtml'] ?? '' ),
			'tip'   => self::rich( $step['tip'], $step['tipHtml'] ?? '' ),
		];
	}

	/**
	 * Returns a text with its markup, unless that says something else.
	 *
	 * @param string $text Plain text.
	 */
	private static function rich( string $text, string $html ): string {
		return PlainText::from_html( $html ) === $text ? wp_kses_post( $html ) : Markup::encode( $text );
	}

	/**
	 * Returns a step as the block stores it.
	 *
	 * @param Step                  $step
	 * @param Texts                 $texts       HTML of its texts.
	 * @param array<string, string> $ingredients Ids of ingredients as they are stored, by those of the document.
	 * @return array<string, mixed>
	 */
	private static function stored( array $step, string $id, array $texts, array $ingredients ): array {
		$stored = [
			'id'       => $id,
			'title'    => $texts['title'],
			'text'     => $texts['text'],
			'videoUrl' => $step['videoUrl'],
			'note'     => $texts['note'],
			'tip'      => $texts['tip'],
		] + Block::image( $step['image'] );
		if ( null !== $step['ingredients'] ) {
			$stored['ingredients'] = array_map(
				static fn ( string $name ): string => $ingredients[ $name ] ?? $name,
				$step['ingredients']
			);
		}
		return $stored + ( null === $step['videoStart'] ? [] : [ 'videoStart' => $step['videoStart'] ] );
	}

	/**
	 * Returns whether a step has nothing to show.
	 *
	 * @param Step  $step
	 * @param Texts $texts HTML of its texts.
	 */
	private static function is_empty( array $step, array $texts ): bool {
		return '' === implode( '', $texts ) . $step['videoUrl'] . ( $step['image']['url'] ?? '' );
	}

	/**
	 * Prints a step with what belongs to it.
	 *
	 * @param Step  $step
	 * @param Texts $texts HTML of its texts.
	 */
	private static function step( array $step, string $id, array $texts ): string {
		$title = Markup::rich( 'strong', '', $texts['title'] );
		$image = Markup::image( $step['image'] );
		$video = Markup::url( $step['videoUrl'] );
		return Markup::element(
			'li',
			[
				'class' => self::BLOCK . '__step',
				'id'    => "step-$id",
			],
			( '' === $title ? '' : Markup::element( 'p', [ 'class' => self::BLOCK . '__step-title' ], $title ) )
			. Markup::rich( 'p', self::BLOCK . '__text', $texts['text'] )
			. ( '' === $image ? '' : Markup::element( 'figure', [ 'class' => self::BLOCK . '__image' ], $image ) )
			. (
				'' === $video
					? ''
					: Markup::element(
						'p',
						[ 'class' => self::BLOCK . '__video' ],
						Markup::element( 'a', [ 'href' => $video ], Markup::text( $video ) )
					)
			)
			. Markup::rich( 'p', self::BLOCK . '__note', $texts['note'] )
			. Markup::rich( 'p', self::BLOCK . '__tip', $texts['tip'] )
		);
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\Ids;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the equipment; the twin of `save()` in `blocks/equipment`.
 *
 * @phpstan-import-type Tool from RecipeDocument
 */
final class EquipmentBlock {

	private const BLOCK = 'wp-block-larder-equipment';

	/**
	 * Writes the block.
	 *
	 * @param list<Tool> $tools The equipment.
	 * @return string Empty where there is none.
	 */
	public static function html( array $tools ): string {
		if ( [] === $tools ) {
			return '';
		}
		$ids    = new Ids();
		$group  = $ids->claim( '', 'group/0' );
		$stored = [];
		foreach ( $tools as $place => $tool ) {
			$stored[] = self::stored( $tool, $ids->claim( $tool['id'], "0/$place" ) );
		}
		$groups = [
			[
				'id'    => $group,
				'title' => '',
				'items' => $stored,
			],
		];
		$shown  = array_filter( $tools, static fn ( array $tool ): bool => ! Markup::is_blank( Markup::encode( $tool['name'] ) ) );
		$list   = Markup::element( 'ul', [ 'class' => self::BLOCK . '__list' ], implode( '', array_map( self::tool( ... ), $shown ) ) );
		return Block::html(
			'larder/equipment',
			[ 'groups' => $groups ],
			Markup::element(
				'div',
				[ 'class' => self::BLOCK ],
				Markup::title( self::BLOCK, __( 'Equipment', 'larder' ) ) . Markup::group( self::BLOCK, '', $list )
			)
		);
	}

	/**
	 * Returns a thing as the block stores it.
	 *
	 * @param Tool $tool The thing.
	 * @return array<string, mixed>
	 */
	private static function stored( array $tool, string $id ): array {
		$link = [ 'url' => $tool['url'] ] + ( $tool['newTab'] ? [ 'newTab' => true ] : [] ) + (
			'' === $tool['rel']
				? []
				: [ 'rel' => $tool['rel'] ]
		);
		return [
			'id'   => $id,
			'text' => Markup::encode( $tool['name'] ),
			'note' => Markup::encode( $tool['note'] ),
		] + ( '' === $tool['url'] && ! $tool['newTab'] ? [] : [ 'link' => $link ] ) + Block::image( $tool['image'] );
	}

	/**
	 * Prints a thing with its picture, link and note.
	 *
	 * @param Tool $tool The thing.
	 */
	private static function tool( array $tool ): string {
		$href = Markup::url( $tool['url'] );
		$name = '' === $href
			? Markup::element( 'span', [], Markup::encode( $tool['name'] ) )
			: Markup::element(
				'a',
				[
					'href' => $href,
					'rel'  => '' === $tool['rel'] ? null : $tool['rel'],
				],
				Markup::text( $tool['name'] )
			);
		return Markup::element(
			'li',
			[ 'class' => self::BLOCK . '__item' ],
			Markup::image( $tool['image'] ) . $name . Markup::rich( 'p', self::BLOCK . '__note', Markup::encode( $tool['note'] ) )
		);
	}
}

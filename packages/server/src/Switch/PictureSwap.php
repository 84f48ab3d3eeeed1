<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\Saved\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces pictures of other URLs with those of the media library in the blocks of a recipe, as the editor would store them.
 *
 * @phpstan-type Picture array{id: int, url: string, alt: string}
 * @phpstan-type Block array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<array-key, mixed>>, innerHTML: string, innerContent: array<array-key, mixed>}
 */
final class PictureSwap {

	/** Attributes with the URL of a picture, and those with its attachment and its alternative text. */
	private const ATTRIBUTES = [
		'url'         => [ 'id', 'alt' ],
		'imageUrl'    => [ 'imageId', 'imageAlt' ],
		'pinImageUrl' => [ 'pinImageId', '' ],
	];

	/**
	 * @param array<string, Picture> $pictures Pictures of the library by the URLs that they replace.
	 */
	public function __construct( private readonly array $pictures ) {}

	/**
	 * Replaces them in the blocks of Larder.
	 *
	 * @param string $content What a post says.
	 */
	public function content( string $content ): string {
		return serialize_blocks( array_map( $this->block( ... ), parse_blocks( $content ) ) );
	}

	/**
	 * Replaces them in a block and those inside.
	 *
	 * @param Block $block The block.
	 * @return Block
	 */
	private function block( array $block ): array {
		if ( str_starts_with( (string) $block['blockName'], 'larder/' ) ) {
			$block['attrs']        = $this->attributes( $block['attrs'] );
			$block['innerContent'] = array_map(
				fn ( mixed $piece ): mixed => is_string( $piece ) ? $this->markup( $piece ) : $piece,
				$block['innerContent']
			);
		}
		/** @var list<Block> $inner */
		$inner                = $block['innerBlocks'];
		$block['innerBlocks'] = array_map( $this->block( ... ), $inner );
		return $block;
	}

	/**
	 * Replaces them in stored attributes, however deep.
	 *
	 * @param array<array-key, mixed> $stored The attributes.
	 * @return array<array-key, mixed>
	 */
	private function attributes( array $stored ): array {
		foreach ( $stored as $key => $value ) {
			$picture      = is_string( $value ) ? $this->pictures[ $value ] ?? null : null;
			[ $id, $alt ] = self::ATTRIBUTES[ $key ] ?? [ '', '' ];
			if ( is_array( $value ) ) {
				$stored[ $key ] = $this->attributes( $value );
			} elseif ( null !== $picture && '' !== $id && ( 'id' !== $id || isset( $stored['id'] ) ) ) {
				$stored[ $key ] = $picture['url'];
				$stored[ $id ]  = $picture['id'];
				if ( '' !== $alt && '' === ( $stored[ $alt ] ?? '' ) ) {
					$stored[ $alt ] = Markup::encode( $picture['alt'] );
				}
			}
		}
		return $stored;
	}

	/**
	 * Replaces them in what is shown while Larder is off.
	 *
	 * @param string $html A piece of markup.
	 */
	private function markup( string $html ): string {
		$tag = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$src     = $tag->get_attribute( 'src' );
			$picture = is_string( $src ) ? $this->pictures[ $src ] ?? null : null;
			if ( null !== $picture ) {
				$tag->set_attribute( 'src', $picture['url'] );
				$tag->add_class( "wp-image-{$picture['id']}" );
				if ( '' === (string) $tag->get_attribute( 'alt' ) ) {
					$tag->set_attribute( 'alt', $picture['alt'] );
				}
			}
		}
		return $tag->get_updated_html();
	}
}

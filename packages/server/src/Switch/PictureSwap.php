<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\Saved\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces pictures of other URLs with those of the media library in the blocks of a recipe, as the editor would store them. All else
 * stays to the byte: written again, blocks of others would lose what PHP cannot tell apart or cannot read.
 *
 * @phpstan-type Picture array{id: int, url: string, alt: string}
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
		$parser           = new \WP_Block_Parser();
		$parser->document = $content;
		$around           = [];
		$whole            = '';
		for ( $at = 0; true; $at = $start + $length ) {
			$parser->offset                     = $at;
			[ $kind, $name, , $start, $length ] = $parser->next_token();
			// What follows an end without a beginning belongs to no block.
			if ( ! is_int( $start ) || ! is_int( $length ) || ( 'block-closer' === $kind && [] === $around ) ) {
				break;
			}
			$comment = substr( $content, $start, $length );
			$whole .= $this->piece( substr( $content, $at, $start - $at ), end( $around ) );
			$whole .= 'block-closer' !== $kind && self::is_ours( $name ) ? $this->comment( $comment ) : $comment;
			if ( 'block-closer' === $kind ) {
				array_pop( $around );
			} elseif ( 'block-opener' === $kind ) {
				$around[] = $name;
			}
		}
		return $whole . $this->piece( substr( $content, $at ), end( $around ) );
	}

	/**
	 * Replaces them between two comments of blocks.
	 *
	 * @param string $html   What is between them.
	 * @param mixed  $around Name of the block around; none outside of all.
	 */
	private function piece( string $html, mixed $around ): string {
		return self::is_ours( $around ) ? $this->markup( $html ) : $html;
	}

	/**
	 * Returns whether a block is one of Larder.
	 *
	 * @param mixed $name Its name; none outside of all blocks.
	 */
	private static function is_ours( mixed $name ): bool {
		return is_string( $name ) && str_starts_with( $name, 'larder/' );
	}

	/**
	 * Replaces them in the comment that a block begins with.
	 *
	 * @return string The same where none is in it, and where it cannot be read.
	 */
	private function comment( string $comment ): string {
		$from   = (int) strpos( $comment, '{' );
		$length = (int) strrpos( $comment, '}' ) + 1 - $from;
		// As objects: an empty one is not a list.
		$stored = $from > 0 ? json_decode( substr( $comment, $from, $length ) ) : null;
		if ( ! $stored instanceof \stdClass ) {
			return $comment;
		}
		$fields = get_object_vars( $stored );
		$before = serialize_block_attributes( $fields );
		$after  = serialize_block_attributes( $this->attributes( $fields ) );
		return $before === $after ? $comment : substr_replace( $comment, $after, $from, $length );
	}

	/**
	 * Replaces them in a stored value, however deep.
	 */
	private function value( mixed $value ): mixed {
		return match ( true ) {
			is_array( $value )          => array_map( $this->value( ... ), $value ),
			$value instanceof \stdClass => (object) $this->attributes( get_object_vars( $value ) ),
			default                     => $value,
		};
	}

	/**
	 * Replaces them in stored attributes.
	 *
	 * @param array<array-key, mixed> $stored The attributes.
	 * @return array<array-key, mixed>
	 */
	private function attributes( array $stored ): array {
		foreach ( $stored as $key => $value ) {
			$picture      = is_string( $value ) ? $this->pictures[ $value ] ?? null : null;
			[ $id, $alt ] = self::ATTRIBUTES[ $key ] ?? [ '', '' ];
			if ( ! is_string( $value ) ) {
				$stored[ $key ] = $this->value( $stored[ $key ] );
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

<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Fills a draft from lists that were typed as HTML or text.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Line from HtmlLines
 */
final class TypedLists {

	/**
	 * Reads ingredients; a picture that is alone belongs to the one before it.
	 *
	 * @param list<Line> $lines
	 */
	public static function ingredients( Draft $draft, array $lines ): void {
		foreach ( $lines as $line ) {
			$text = RichLine::text( $line['html'] );
			if ( $line['isHeading'] ) {
				$draft->lists->open_items( rtrim( $text, ': ' ) );
			} elseif ( '' !== $text ) {
				$draft->lists->add_item( $text, [], self::link( $line['html'] ) );
			}
			foreach ( $line['images'] as $found ) {
				$image = $draft->picture( $found['id'], $found['url'], 'ingredients' );
				if ( null !== $image && ! $draft->lists->add_item_picture( $image ) ) {
					self::into_gallery( $draft, $image );
				}
			}
		}
	}

	/**
	 * Reads steps; a bold beginning with a colon is a title, and a picture that is alone belongs to the step before it. Of several
	 * pictures of a line the first is that of the step, others are in the gallery.
	 *
	 * @param list<Line> $lines
	 */
	public static function instructions( Draft $draft, array $lines ): void {
		foreach ( $lines as $line ) {
			$text  = RichLine::text( $line['html'] );
			$image = self::first_picture( $draft, $line['images'] );
			if ( $line['isHeading'] ) {
				$draft->lists->open_steps( rtrim( $text, ': ' ) );
				self::into_gallery( $draft, $image );
			} elseif ( '' === $text && null !== $image && $draft->lists->add_step_picture( $image ) ) {
				continue;
			} else {
				$is_titled = 1 === preg_match( '#^<(b|strong)>(((?!</?\1>).)+?)(?::</\1>|</\1>:)\s*(.+)$#s', $line['html'], $found );
				self::step(
					$draft,
					$is_titled ? $found[4] : (string) preg_replace( '/^\d{1,2}[.)]\s+/', '', $line['html'] ),
					$is_titled ? RichLine::text( $found[2] ) : '',
					$image
				);
			}
		}
	}

	/**
	 * Adds a step whose text, note and tip may have pictures: the first is that of the step, unless it has one, others are in the gallery.
	 *
	 * @param string            $html        HTML or text of the step.
	 * @param string            $title       Its title, plain text.
	 * @param Image|null        $image       Its picture.
	 * @param string            $video       URL of its video.
	 * @param string            $note        HTML or text of its note.
	 * @param int|null          $start       Second at which the video begins.
	 * @param list<string>|null $ingredients Ids of its ingredients; null where nobody has chosen any.
	 * @param string            $tip         HTML or text of its tip.
	 */
	public static function step(
		Draft $draft,
		string $html,
		string $title = '',
		?array $image = null,
		string $video = '',
		string $note = '',
		?int $start = null,
		?array $ingredients = null,
		string $tip = ''
	): void {
		$image = self::first_picture( $draft, HtmlLines::images( $html . $note . $tip ), $image );
		$draft->lists->add_step( $html, $title, $image, $video, $start, $note, $ingredients, $tip );
	}

	/**
	 * Adds a tip to the last step of the group that is open, with its pictures as in {@see self::step()}.
	 *
	 * @param string $html HTML or text of the tip.
	 * @return bool Whether there was such a step.
	 */
	public static function tip( Draft $draft, string $html ): bool {
		if ( ! $draft->lists->add_tip( $html ) ) {
			return false;
		}
		foreach ( HtmlLines::images( $html ) as $found ) {
			$image = $draft->picture( $found['id'], $found['url'], 'instructions' );
			if ( null !== $image && ! $draft->lists->give_picture( $image ) ) {
				self::into_gallery( $draft, $image );
			}
		}
		return true;
	}

	/**
	 * Returns the picture of a step, and adds the others to the gallery.
	 *
	 * @param list<array{id: int, url: string}> $found Pictures of its text.
	 * @param Image|null                        $image The one that it has already.
	 * @return Image|null
	 */
	private static function first_picture( Draft $draft, array $found, ?array $image = null ): ?array {
		foreach ( $found as $each ) {
			$picture = $draft->picture( $each['id'], $each['url'], 'instructions' );
			if ( null === $image ) {
				$image = $picture;
			} elseif ( $picture !== $image ) {
				self::into_gallery( $draft, $picture );
			}
		}
		return $image;
	}

	/**
	 * Adds a picture to the gallery.
	 *
	 * @param Image|null $image The picture, null for none.
	 */
	private static function into_gallery( Draft $draft, ?array $image ): void {
		if ( null !== $image ) {
			$draft->gallery[] = [ 'type' => 'image', 'caption' => '' ] + $image;
		}
	}

	/**
	 * Finds the link within a line.
	 *
	 * @param string $html The line.
	 * @return array{url: string, newTab: bool, rel: string}|null
	 */
	public static function link( string $html ): ?array {
		if ( 1 !== preg_match( '/<a\b([^>]*)>/i', $html, $found ) || 1 !== preg_match( '/\bhref=["\']([^"\']+)/i', $found[1], $href ) ) {
			return null;
		}
		$url = html_entity_decode( $href[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$rel = 1 === preg_match( '/\brel=["\']([^"\']+)/i', $found[1], $named )
			? array_intersect( preg_split( '/\s+/', $named[1] ) ?: [], [ 'nofollow', 'sponsored', 'ugc' ] )
			: [];
		return StoredLink::create( $url, implode( ' ', $rel ), 1 === preg_match( '/\btarget=["\']_blank/i', $found[1] ) );
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the lists of a recipe as they are stored, for its page and its document alike.
 *
 * @phpstan-import-type Group from StoredGroups
 */
final class StoredLists {

	/** What a line is read into. */
	private const PIECES = [ 'quantity', 'unit', 'name', 'note' ];

	/** The texts of a step beside its own. */
	private const STEP = [ 'title', 'videoUrl', 'note', 'tip' ];

	/**
	 * Reads the groups of an ingredients block.
	 *
	 * @param mixed $stored The `groups` attribute.
	 * @return list<Group>
	 */
	public static function ingredients( mixed $stored ): array {
		return StoredGroups::read( $stored, 'items', self::ingredient( ... ) );
	}

	/**
	 * Reads the groups of an instructions block.
	 *
	 * @param mixed $stored The `groups` attribute.
	 * @return list<Group>
	 */
	public static function steps( mixed $stored ): array {
		return StoredGroups::read( $stored, 'steps', self::step( ... ) );
	}

	/**
	 * Reads the groups of an equipment block.
	 *
	 * @param mixed $stored The `groups` attribute.
	 * @return list<Group>
	 */
	public static function tools( mixed $stored ): array {
		return StoredGroups::read( $stored, 'items', self::tool( ... ) );
	}

	/**
	 * Reads the items of a gallery.
	 *
	 * @param mixed $stored The `items` attribute.
	 * @return list<array{LibraryFile, Attributes}> Each file with its attributes; without those whose file has gone.
	 */
	public static function media( mixed $stored ): array {
		$items = [];
		foreach ( is_array( $stored ) ? $stored : [] as $value ) {
			// An item that is stored as its bare URL is still one.
			$item = Attributes::from_value( is_string( $value ) ? [ 'url' => $value ] : $value );
			$file = LibraryFile::find( $item->count( 'id' ), $item->url( 'url' ) );
			if ( null !== $file ) {
				$items[] = [ $file, $item ];
			}
		}
		return $items;
	}

	/**
	 * Reads one ingredient; its text is put together where only its pieces are stored.
	 *
	 * @param mixed  $value What is stored.
	 * @param string $seed  Where it is.
	 * @param Ids    $ids   Ids of the block.
	 */
	private static function ingredient( mixed $value, string $seed, Ids $ids ): ?Attributes {
		$stored = Attributes::from_value( $value );
		$pieces = self::texts( $stored, self::PIECES );
		if ( ! self::has_text( $value ) && [] === array_filter( $pieces, self::says_something( ... ) ) ) {
			return self::row( self::salvaged( $value ), $value, $pieces, $seed, $ids );
		}
		$text     = $stored->html( 'text' );
		$sentence = RichText::is_blank( $text ) ? self::sentence( $pieces ) : '';
		return self::row( '' === $sentence ? $text : $sentence, $value, $pieces, $seed, $ids, true );
	}

	/**
	 * Reads one step; a picture alone is one.
	 *
	 * @param mixed  $value What is stored.
	 * @param string $seed  Where it is.
	 * @param Ids    $ids   Ids of the block.
	 */
	private static function step( mixed $value, string $seed, Ids $ids ): ?Attributes {
		$stored = Attributes::from_value( $value );
		$image  = $stored->child( 'image' );
		$texts  = self::texts( $stored, self::STEP );
		$known  = self::has_text( $value )
			|| $image->count( 'id' ) > 0
			|| '' !== $image->html( 'url' )
			|| [] !== array_filter( $texts, self::says_something( ... ) );
		return self::row( $known ? $stored->html( 'text' ) : self::salvaged( $value ), $value, $texts, $seed, $ids, $known );
	}

	/**
	 * Reads one piece of equipment.
	 *
	 * @param mixed  $value What is stored.
	 * @param string $seed  Where it is.
	 * @param Ids    $ids   Ids of the block.
	 */
	private static function tool( mixed $value, string $seed, Ids $ids ): ?Attributes {
		$stored = Attributes::from_value( $value );
		$known  = self::has_text( $value );
		$texts  = self::texts( $stored, [ 'note' ] );
		return self::row( $known ? $stored->html( 'text' ) : self::salvaged( $value ), $value, $texts, $seed, $ids, $known );
	}

	/**
	 * Builds a row, with everything else that is stored for it.
	 *
	 * @param string                $text  What it says, HTML.
	 * @param mixed                 $value What is stored.
	 * @param array<string, string> $texts Its other texts.
	 * @param string                $seed  Where it is.
	 * @param Ids                   $ids   Ids of the block.
	 * @param bool                  $known Whether it is a row, even where it says nothing yet.
	 * @return Attributes|null Null where there is none.
	 */
	private static function row( string $text, mixed $value, array $texts, string $seed, Ids $ids, bool $known = false ): ?Attributes {
		$stored = is_array( $value ) ? $value : [];
		return '' === $text && ! $known ? null : new Attributes(
			[
				'id'   => $ids->claim( $stored['id'] ?? null, "$seed/$text" ),
				'text' => $text,
			] + $texts + $stored
		);
	}

	/**
	 * Returns whether a text is stored of a row, even an empty one.
	 *
	 * @param mixed $value The row.
	 */
	private static function has_text( mixed $value ): bool {
		return is_array( $value ) && is_string( $value['text'] ?? null );
	}

	/**
	 * Returns some texts of a row.
	 *
	 * @param list<string> $names
	 * @return array<string, string>
	 */
	private static function texts( Attributes $stored, array $names ): array {
		return array_combine( $names, array_map( $stored->html( ... ), $names ) );
	}

	/**
	 * Joins the pieces of an ingredient to one line.
	 *
	 * @param array<string, string> $pieces The pieces, HTML.
	 */
	private static function sentence( array $pieces ): string {
		$note  = $pieces['note'];
		$start = implode( ' ', array_filter( array_diff_key( $pieces, [ 'note' => true ] ), self::says_something( ... ) ) );
		if ( '' === $start || '' === $note ) {
			return $start . $note;
		}
		return $start . ( str_starts_with( $note, '(' ) ? ' ' : ', ' ) . $note;
	}

	/**
	 * Returns whether a text is one; `0` is an amount.
	 */
	private static function says_something( string $text ): bool {
		return '' !== $text;
	}

	/**
	 * Gathers every text of a foreign value, so that nothing somebody wrote is lost where its meaning is.
	 *
	 * @param mixed $value Anything.
	 * @return string HTML, the texts with spaces between.
	 */
	private static function salvaged( mixed $value ): string {
		if ( is_array( $value ) ) {
			$texts = array_map( self::salvaged( ... ), array_diff_key( $value, [ 'id' => true ] ) );
			return implode( ' ', array_filter( $texts, self::says_something( ... ) ) );
		}
		return strtr( ( new Attributes( [ 'text' => $value ] ) )->html( 'text' ), [ '&' => '&amp;', '<' => '&lt;', '>' => '&gt;' ] );
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\Text\LooseJson;
use Larder\Exchange\WritesPieces;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Larder's own format: the documents themselves, without any loss.
 */
final class LarderJson implements StreamedFormat {

	use WritesPieces;

	/** What the file says that it is. */
	private const KIND = 'larder-recipes';

	/** {@inheritDoc} */
	public function id(): string {
		return 'larder';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Larder';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'json' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'application/json' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return 1 === preg_match( '/^\{\s*"format"\s*:\s*"' . self::KIND . '"/', $source->start() ) ? self::CERTAIN : self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$data    = LooseJson::read( $source->text() );
		$entries = is_array( $data ) && is_array( $data['recipes'] ?? null ) ? array_values( $data['recipes'] ) : [];
		$recipes = [];
		$notices = [];
		foreach ( $entries as $at => $entry ) {
			$document = is_array( $entry ) ? self::document( $entry ) : null;
			if ( null === $document ) {
				$notices[] = new Notice( Notice::BROKEN, '#' . ( $at + 1 ) );
			} else {
				$recipes[] = new ReadRecipe( $document, [], array_column( $document->steps(), 'text' ) );
			}
		}
		return new Reading( $recipes, [] === $recipes && [] === $notices ? [ new Notice( Notice::NO_RECIPE ) ] : $notices );
	}

	/** {@inheritDoc} */
	public function head(): string {
		return '{"format":"' . self::KIND . '","recipes":[';
	}

	/** {@inheritDoc} */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		$json = json_encode( $document->data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
		return ( $is_first ? "\n" : ",\n" ) . $json;
	}

	/** {@inheritDoc} */
	public function tail(): string {
		return "\n]}\n";
	}

	/**
	 * Builds a document from an entry, or returns null where the entry is none.
	 *
	 * A file may come from anybody: its shape is checked where WordPress is there to do it, and the
	 * HTML of its steps and answers is rebuilt from their texts.
	 *
	 * @param array<array-key, mixed> $entry
	 */
	private static function document( array $entry ): ?RecipeDocument {
		$entry = RecipeDocument::migrated( $entry );
		if ( function_exists( 'rest_validate_value_from_schema' ) ) {
			$checked = RecipeDocument::from_foreign( $entry );
			return $checked instanceof RecipeDocument ? self::clean( $checked ) : null;
		}
		if ( ! DocumentShape::fits( $entry, RecipeDocument::schema() ) ) {
			return null;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
		$read = RecipeDocument::from_json( json_encode( $entry ) );
		return null === $read ? null : self::clean( $read );
	}

	/**
	 * Cleans the HTML of a document by the rules for an author's own text.
	 */
	private static function clean( RecipeDocument $document ): RecipeDocument {
		$data = $document->data;
		foreach ( $data['instructions'] as $at => $group ) {
			foreach ( $group['steps'] as $place => $step ) {
				$data['instructions'][ $at ]['steps'][ $place ]['html'] = self::safe( $step['html'], $step['text'] );
			}
		}
		foreach ( $data['faq'] as $at => $question ) {
			$data['faq'][ $at ]['html'] = self::safe( $question['html'], $question['answer'] );
		}
		return new RecipeDocument( $data );
	}

	/**
	 * Sanitizes HTML.
	 *
	 * @param string $html HTML of a file.
	 * @param string $text The same as text.
	 */
	private static function safe( string $html, string $text ): string {
		return function_exists( 'wp_kses_post' ) ? wp_kses_post( $html ) : htmlspecialchars( $text, ENT_NOQUOTES, 'UTF-8' );
	}
}

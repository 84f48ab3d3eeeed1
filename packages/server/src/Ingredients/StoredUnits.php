<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Lines\Scale\QuantityFormat;
use Larder\PostField;
use Larder\Recipe\DerivedMeta;
use Larder\Recipe\Language;
use Larder\Recipe\NestedBlocks;
use Larder\Recipe\PostContent;
use Larder\Recipe\RecipeDocument;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what the lines of a recipe say in other units beside its document, so that a page has only to look it up.
 *
 * What a page does not find, such as a line that something has changed since or whose name a keyword links, it works out.
 *
 * @phpstan-import-type SentPieces from \Larder\Contracts\Props
 */
final class StoredUnits implements DerivedMeta {

	/** The meta key. */
	public const META_KEY = '_larder_other_units';

	/** How many lines are remembered at most. */
	private const MAX_LINES = 1_000;

	/** @var array<string, array{metric?: SentPieces, us?: SentPieces}> What lines say that were written last, by their keys. */
	private array $written = [];

	/**
	 * @param string $version The plugin's version: another one may convert otherwise.
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly string $version
	) {}

	/**
	 * Returns what is kept of the lines of a recipe.
	 *
	 * @return array<string, array{metric?: SentPieces, us?: SentPieces}> By what `OtherUnits::key()` makes of a line; empty where another version has kept it.
	 */
	public function for_post( int $post_id ): array {
		$stored = get_post_meta( $post_id, self::META_KEY, true );
		$kept   = is_string( $stored ) && '' !== $stored ? json_decode( $stored, true ) : null;
		if ( ! is_array( $kept ) || ( $kept['version'] ?? null ) !== $this->version || ! is_array( $kept['lines'] ?? null ) ) {
			return [];
		}
		/** @var array<string, array{metric?: SentPieces, us?: SentPieces}> $lines */
		$lines = array_filter( $kept['lines'], is_array( ... ) );
		return $lines;
	}

	/** {@inheritDoc} */
	public function keep( \WP_Post $post, RecipeDocument $document ): void {
		$lines  = [];
		$format = $this->format( Language::of_document( $document )->tag() );
		$blocks = $this->settings->is_on( 'showUnitSwitch' )
			? NestedBlocks::in( PostContent::with_patterns( $post ), 'larder/ingredients' )
			: [];
		foreach ( $blocks as $block ) {
			foreach ( IngredientList::read( $block['attrs']['groups'] ?? [] ) as $group ) {
				foreach ( $group['items'] as $line ) {
					$key           = OtherUnits::key( $line, $format );
					$lines[ $key ] = $this->pieces( $key, $line, $format );
				}
			}
		}
		if ( [] === $lines ) {
			if ( metadata_exists( 'post', $post->ID, self::META_KEY ) ) {
				delete_post_meta( $post->ID, self::META_KEY );
			}
			return;
		}
		$kept = wp_json_encode(
			[
				'version' => $this->version,
				'lines'   => $lines,
			],
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
		PostField::store( $post->ID, [ self::META_KEY => (string) $kept ] );
	}

	/**
	 * Writes a line in other units; where many recipes are stored at once, many have lines in common.
	 *
	 * @param string                                                                $key  What the line is known by.
	 * @param array{quantity?: string, unit?: string, name?: string, note?: string} $line
	 * @return array{metric?: SentPieces, us?: SentPieces}
	 */
	private function pieces( string $key, array $line, QuantityFormat $format ): array {
		if ( ! isset( $this->written[ $key ] ) ) {
			$this->written         = count( $this->written ) < self::MAX_LINES ? $this->written : [];
			$this->written[ $key ] = OtherUnits::pieces( $line, $format );
		}
		return $this->written[ $key ];
	}

	/** {@inheritDoc} */
	public function key(): string {
		return self::META_KEY;
	}

	/**
	 * Returns how pages of the site print numbers.
	 *
	 * @param string $locale Language tag of the recipe.
	 */
	private function format( string $locale ): QuantityFormat {
		return new QuantityFormat(
			$locale,
			$this->settings->use_fraction(),
			$this->settings->has_kitchen_rounding(),
			'input' === $this->settings->serving_type()
		);
	}
}

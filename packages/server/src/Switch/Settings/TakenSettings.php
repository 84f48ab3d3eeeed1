<?php
declare( strict_types=1 );

namespace Larder\Switch\Settings;

use Larder\Settings\Changes;
use Larder\Settings\Schema;
use Larder\Settings\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Carries settings over from another plugin where the owner agrees, and reverts them.
 *
 * @phpstan-import-type Headings from SiteHeadings
 * @phpstan-type Offer array{title: string, from: mixed, to: mixed}
 */
final class TakenSettings {

	/** The option that holds what was set before, by plugin. */
	public const OPTION = 'larder_switch_settings';

	public function __construct(
		private readonly PluginSettings $plugins,
		private readonly SiteHeadings $headings,
		private readonly Schema $schema,
		private readonly Changes $changes,
		private readonly Store $store
	) {}

	/**
	 * Returns what would change, without storing anything.
	 *
	 * @param string $source The plugin.
	 * @return array<string, Offer> By key; none where all is as the plugin has it, and where nothing is known of it.
	 */
	public function offers( string $source ): array {
		$wanted = [];
		foreach ( $this->plugins->for_plugin( $source ) as $key => [ $tree, $name ] ) {
			$wanted[ $key ] = match ( $this->schema->get( $key )->schema['type'] ?? '' ) {
				'boolean' => $tree->is_true( $name ),
				'integer' => $tree->number( $name ),
				default   => $tree->text( $name ),
			};
		}
		$titles = $this->schema->labels()['properties'];
		$offers = [];
		foreach ( $this->changes->read( $wanted )['values'] as $key => $value ) {
			$now = $this->store->value( $key );
			if ( $now !== $value ) {
				$offers[ $key ] = [
					'title' => $titles[ $key ]['title'] ?? $key,
					'from'  => $now,
					'to'    => $value,
				];
			}
		}
		foreach ( $this->headings->for_plugin( $source ) as $key => $heading ) {
			$now = self::taken( $source, $key ) ?? '';
			if ( $now !== $heading ) {
				$offers[ $key ] = [
					'title' => SiteHeadings::title( $key ),
					'from'  => $now,
					'to'    => $heading,
				];
			}
		}
		return $offers;
	}

	/**
	 * Returns the headings that the owner has taken over for the lists of recipes.
	 *
	 * @param string $source The plugin.
	 * @return Headings Plain texts.
	 */
	public static function headings( string $source ): array {
		$headings = [];
		foreach ( [ 'ingredients', 'instructions', 'notes' ] as $list ) {
			$text = self::taken( $source, SiteHeadings::KEY . $list );
			if ( is_string( $text ) ) {
				$headings[ $list ] = $text;
			}
		}
		return $headings;
	}

	/**
	 * Returns what was taken over from a plugin.
	 *
	 * @param string $source The plugin.
	 * @param string $key    Key of the setting.
	 * @return mixed Null where it was not.
	 */
	private static function taken( string $source, string $key ): mixed {
		return self::all()[ $source ][ $key ]['to'] ?? null;
	}

	/**
	 * Carries all of them over.
	 *
	 * @param string $source The plugin.
	 * @return int How many.
	 */
	public function take( string $source ): int {
		$offers = $this->offers( $source );
		if ( [] !== $offers ) {
			$all            = self::all();
			$all[ $source ] = array_replace( $all[ $source ] ?? [], $offers );
			update_option( self::OPTION, $all, false );
			$settings = array_filter( $offers, static fn ( string $key ): bool => ! SiteHeadings::is_one( $key ), ARRAY_FILTER_USE_KEY );
			$this->store->save( array_map( static fn ( array $offer ): mixed => $offer['to'], $settings ) );
		}
		return count( $offers );
	}

	/**
	 * Returns whether settings of a plugin were taken over and can go back.
	 *
	 * @param string $source The plugin.
	 */
	public static function can_go_back( string $source ): bool {
		return [] !== ( self::all()[ $source ] ?? [] );
	}

	/**
	 * Reverts the settings to what they were; those that somebody has changed since are kept.
	 *
	 * @param string $source The plugin.
	 * @return int How many.
	 */
	public function give_back( string $source ): int {
		$count = 0;
		foreach ( self::all()[ $source ] ?? [] as $key => $taken ) {
			if ( SiteHeadings::is_one( $key ) ) {
				++$count;
				continue;
			}
			if ( $this->store->value( $key ) !== $taken['to'] ) {
				continue;
			}
			++$count;
			if ( $this->schema->get( $key )->fallback() === $taken['from'] ) {
				$this->store->forget( [ $key ] );
			} else {
				$this->store->save( [ $key => $taken['from'] ] );
			}
		}
		self::store( $source, [] );
		return $count;
	}

	/**
	 * Forgets what was set before, once the owner says that it stays. Headings remain for recipes that change over later.
	 *
	 * @param string $source The plugin.
	 */
	public static function keep( string $source ): void {
		self::store( $source, array_filter( self::all()[ $source ] ?? [], SiteHeadings::is_one( ... ), ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * Stores what was taken over from a plugin.
	 *
	 * @param string               $source The plugin.
	 * @param array<string, Offer> $taken  By key; none to forget all of it.
	 */
	private static function store( string $source, array $taken ): void {
		$all = array_filter( [ $source => $taken ] + self::all() );
		if ( [] === $all ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $all, false );
		}
	}

	/**
	 * Reads what was taken over, with what was set before.
	 *
	 * @return array<string, array<string, Offer>> By plugin and key.
	 */
	private static function all(): array {
		$stored = get_option( self::OPTION );
		/** @var array<string, array<string, Offer>> $all */
		$all = is_array( $stored ) ? array_filter( $stored, is_array( ... ) ) : [];
		return $all;
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Assets\LanguageWords;
use Larder\Assets\Styles;
use Larder\Contracts\Constants;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the scripts that a page's islands need, in the order in which they run.
 *
 * @phpstan-import-type Script from PrintedScript
 */
final class Manifest {

	/** The script that is there before any other. */
	private const LOADER = 'larder-islands';

	/** The handle of the waker, which loads and mounts views at the first interaction. */
	private const WAKER = 'larder-waker';

	/** The suffix of the handle of a block's early script, which handles presses before its view is mounted. */
	private const SECOND = '-2';

	/** @var list<string> Handles of the words of the page's languages; English has no file. */
	private array $words = [];

	/** @var array<string, list<string>> Cached dependencies of each handle: most views need the same libraries. */
	private array $orders = [];

	public function __construct( private readonly Settings $settings = new Settings() ) {}

	/**
	 * Collects the manifest: scripts in an order in which they can run, with what
	 * each needs by its place, and the place of each island's view, where its URL does not say it.
	 *
	 * @param array<string, string> $views     Handles of views, by island.
	 * @param array<string, string> $later     Handles of views that are fetched only once something asks for them, by island.
	 * @param list<string>          $languages Tags of the languages in which the page has amounts.
	 * @return array{islands: array<string, int>, scripts: list<Script>, ajax: string, waker: string, later?: int, settings?: array<string, bool|int|string>}
	 */
	public function collect( array $views, array $later = [], array $languages = [] ): array {
		$views        = self::with_early( $views );
		$this->words  = array_map( LanguageWords::handle( ... ), $languages );
		$this->orders = [];

		$now     = $this->all_of( $views );
		$all     = array_values( array_unique( [ ...$now, ...$this->all_of( $later ) ] ) );
		$places  = array_flip( $all );
		$scripts = array_map( fn ( string $handle ): array => $this->script( $handle, $places ), $all );
		return [
			'islands' => self::without_block_views(
				array_map( static fn ( string $handle ): int => $places[ $handle ] ?? -1, [ ...$views, ...$later ] ),
				$scripts
			),
			'scripts' => $scripts,
			'ajax'    => admin_url( 'admin-ajax.php' ),
			'waker'   => $this->script( self::WAKER )['src'],
		] + ( count( $now ) === count( $all ) ? [] : [ 'later' => count( $now ) ] ) + $this->settings();
	}

	/**
	 * Adds the early scripts, which handle presses before a view is mounted: first, since they run first.
	 *
	 * @param array<string, string> $views Handles of views, by island.
	 * @return array<string, string> The same, with `<island>:early`.
	 */
	private static function with_early( array $views ): array {
		$early = [];
		foreach ( $views as $island => $handle ) {
			if ( wp_script_is( $handle . self::SECOND, 'registered' ) ) {
				$early[ "$island:early" ] = $handle . self::SECOND;
			}
		}
		return [ ...$early, ...$views ];
	}

	/**
	 * Returns the islands whose script does not have the URL that a block's view has.
	 *
	 * @param array<string, int> $places  Places of views, by island; -1 for one that is not registered.
	 * @param list<Script>       $scripts The page's scripts.
	 * @return array<string, int>
	 */
	private static function without_block_views( array $places, array $scripts ): array {
		return array_filter(
			$places,
			static fn ( int $place, string $island ): bool => isset( $scripts[ $place ] )
				&& ! str_contains( $scripts[ $place ]['src'], "/blocks/$island/view." ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Lists what some islands need, dependencies first.
	 *
	 * @param array<string, string> $views Handles of views, by island.
	 * @return list<string> Handles.
	 */
	private function all_of( array $views ): array {
		return array_values( array_unique( array_merge( ...array_values( array_map( $this->ordered( ... ), $views ) ) ) ) );
	}

	/**
	 * Returns the settings for the loader that differ from their defaults.
	 *
	 * @return array{settings?: array<string, bool|int|string>}
	 */
	private function settings(): array {
		$settings = array_filter(
			[
				'savesOnDevice'  => $this->settings->guests_save_on_device(),
				'recommendDelay' => $this->settings->recommend_delay(),
				'toastStyle'     => Styles::url( Constants::TOAST ),
			],
			static fn ( bool|int|string $value ): bool => ! in_array( $value, [ false, '', Settings::RECOMMEND_DELAY ], true )
		);
		return [] === $settings ? [] : [ 'settings' => $settings ];
	}

	/**
	 * Returns a handle with all that it depends on, dependencies first.
	 *
	 * @return list<string> Empty for a handle that is not registered.
	 */
	private function ordered( string $handle ): array {
		if ( isset( $this->orders[ $handle ] ) ) {
			return $this->orders[ $handle ];
		}
		// Against scripts that need each other.
		$this->orders[ $handle ] = [];

		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script || self::LOADER === $handle ) {
			return [];
		}
		$before = array_map( $this->ordered( ... ), array_values( $this->dependencies( $script ) ) );
		return $this->orders[ $handle ] = array_values( array_unique( [ ...array_merge( ...$before ), $handle ] ) );
	}

	/**
	 * Returns what a script depends on; the words are those of the page's languages.
	 *
	 * @return array<string> Handles.
	 */
	private function dependencies( \_WP_Dependency $script ): array {
		return LanguageWords::HANDLE === $script->handle ? $this->words : $script->deps;
	}

	/**
	 * Returns the indexes of the direct dependencies of a script, without those that another one of them already has.
	 *
	 * @param array<string, int> $places Places of scripts, by handle.
	 * @return list<int>
	 */
	private function needs( \_WP_Dependency $script, array $places ): array {
		$needs   = array_values( array_intersect( $this->dependencies( $script ), array_keys( $places ) ) );
		$brought = array_merge( ...array_map( fn ( string $need ): array => array_slice( $this->ordered( $need ), 0, -1 ), $needs ) );
		return array_map( static fn ( string $need ): int => $places[ $need ], array_values( array_diff( $needs, $brought ) ) );
	}

	/**
	 * Returns a script's URL, what it needs and the code around it.
	 *
	 * @param array<string, int> $places Places of the page's scripts, by handle.
	 * @return Script
	 */
	private function script( string $handle, array $places = [] ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		return null === $script ? [ 'src' => '' ] : PrintedScript::describe( $script, $this->needs( $script, $places ) );
	}
}

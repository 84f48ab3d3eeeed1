<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * Rows of whole sites that used other recipe plugins, where they are at hand.
 */
final class SharedSites {

	private const FOLDER = __DIR__ . '/../../../../../shared/data/plugins';

	/**
	 * Reads the rows of a site.
	 *
	 * @param string $plugin Slug of the plugin.
	 * @return array<string, list<array<string, string>>> Empty where they are not at hand.
	 */
	public static function rows( string $plugin ): array {
		/** @var array<string, list<array<string, string>>> $rows */
		$rows = array_diff_key( self::json( "$plugin/site.json" ), [ '_create' => true ] );
		return $rows;
	}

	/**
	 * Loads the rows of a site.
	 *
	 * @param ForeignSite           $site   Takes them.
	 * @param array<string, string> $tables Tables of plugins, by name.
	 * @param string                $plugin Slug of the plugin.
	 * @return array<string, list<array<string, string>>> The rows; empty where they are not at hand.
	 */
	public static function load( ForeignSite $site, array $tables, string $plugin ): array {
		$rows = self::rows( $plugin );
		if ( [] !== $rows ) {
			foreach ( array_keys( $tables ) as $table ) {
				$site->insert( $table, $rows[ $table ] ?? [] );
			}
			$site->load( $rows );
		}
		return $rows;
	}

	/**
	 * Reads how the tables of a plugin are made.
	 *
	 * @param string $plugin Slug of the plugin.
	 * @return array<string, string>
	 */
	public static function tables( string $plugin ): array {
		/** @var array<string, string> $tables */
		$tables = self::json( "$plugin/site.json" )['_create'] ?? [];
		return $tables;
	}

	/**
	 * Reads what the pages of a site printed for machines.
	 *
	 * @param string $plugin Slug of the plugin.
	 * @return array<string, list<array<string, mixed>>> Nodes by the slugs of their posts.
	 */
	public static function nodes( string $plugin ): array {
		$pages = [];
		foreach ( glob( self::FOLDER . "/$plugin/jsonld/*.json" ) ?: [] as $file ) {
			/** @var list<array<string, mixed>> $nodes */
			$nodes                           = self::json( "$plugin/jsonld/" . basename( $file ) );
			$pages[ basename( $file, '.json' ) ] = $nodes;
		}
		return $pages;
	}

	/**
	 * Reads the pages of a site as its plugin printed them.
	 *
	 * @param string $plugin Slug of the plugin.
	 * @return array<string, string> HTML by the slugs of their posts.
	 */
	public static function pages( string $plugin ): array {
		$pages = [];
		foreach ( glob( self::FOLDER . "/$plugin/pages/*.html" ) ?: [] as $file ) {
			$pages[ basename( $file, '.html' ) ] = (string) file_get_contents( $file );
		}
		return $pages;
	}

	/**
	 * Reads a file.
	 *
	 * @param string $file Its place in the folder.
	 * @return array<array-key, mixed> Empty where it is not at hand.
	 */
	private static function json( string $file ): array {
		$path = self::FOLDER . "/$file";
		$data = is_file( $path ) ? json_decode( (string) file_get_contents( $path ), true ) : [];
		return is_array( $data ) ? $data : [];
	}
}

<?php
/**
 * Prints what WP-CLI says about each command of Larder, for HelpTest: loaded by its `--require`.
 *
 * @package Larder
 */

declare( strict_types=1 );

WP_CLI::add_hook(
	'after_wp_load',
	static function (): void {
		$told  = [];
		$tell  = static function ( WP_CLI\Dispatcher\CompositeCommand $command, string $name ) use ( &$told, &$tell ): void {
			$told[ $name ] = [
				'short' => $command->get_shortdesc(),
				'long'  => $command->get_longdesc(),
				'group' => $command->can_have_subcommands(),
			];
			foreach ( $command->get_subcommands() as $word => $inner ) {
				if ( $inner instanceof WP_CLI\Dispatcher\CompositeCommand ) {
					$tell( $inner, "$name $word" );
				}
			}
		};
		$words = [ 'larder' ];
		$root  = WP_CLI::get_root_command();
		$top   = $root instanceof WP_CLI\Dispatcher\RootCommand ? $root->find_subcommand( $words ) : null;
		if ( $top instanceof WP_CLI\Dispatcher\CompositeCommand ) {
			$tell( $top, 'larder' );
		}
		WP_CLI::line( (string) wp_json_encode( $told ) );
		exit;
	}
);

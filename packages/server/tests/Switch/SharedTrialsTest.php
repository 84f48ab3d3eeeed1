<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\PluginSource;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\SharedSitesTestCase;
use Larder\Tests\Support\Switching;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Trials of single posts of whole sites that used other recipe plugins, where their rows are at hand.
 */
final class SharedTrialsTest extends SharedSitesTestCase {

	/**
	 * @return array<string, array{0: string, 1?: string}>
	 */
	public static function plugins(): array {
		return SharedSitesTest::plugins();
	}

	/**
	 * @param string $folder Slug of the plugin.
	 * @param string $plugin What the source is called, where it is another.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_site_is_as_before_after_each_trial_that_was_undone( string $folder, string $plugin = '' ): void {
		$site   = $this->load( $folder );
		$own    = Switching::module( $this->db() );
		$source = $own->sources->all()[ '' === $plugin ? $folder : $plugin ];
		Switching::forget_options();
		$before = [ $site->everything(), Switching::options( $this->db() ) ];
		for ( $cursor = ''; null !== ( $example = $own->trial->next( $source, $cursor ) ); $cursor = $example['cursor'] ) {
			$own->trial->change( $source, $example['post'] );
			$posts = self::changed( $own, $source );
			self::assertNotSame( [], $posts );
			// In both orders, by turns.
			array_map( $own->trial->undo( ... ), 0 === $example['post'] % 2 ? $posts : array_reverse( $posts ) );
			self::assertSame( $before, [ $site->everything(), Switching::options( $this->db() ) ], $example['title'] );
		}
	}

	/**
	 * Lists the posts of the recipes that the screen offers to undo.
	 *
	 * @return list<int>
	 */
	private static function changed( SwitchModule $own, PluginSource $source ): array {
		$posts = [];
		foreach ( $own->report->changed( $source, 0, 1000 ) as $row ) {
			$posts[] = $row['post'];
		}
		return array_values( array_unique( $posts ) );
	}
}

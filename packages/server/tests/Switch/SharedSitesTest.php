<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ajax\ClientIpAddress;
use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\VotesModule;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Rows of whole sites that used other recipe plugins, where they are at hand.
 */
final class SharedSitesTest extends WordPressTestCase {

	private const SITES = __DIR__ . '/../../../../../shared/data/plugins';

	/**
	 * @return array<string, array{string}>
	 */
	public static function plugins(): array {
		return [
			'WP Recipe Maker' => [ 'wp-recipe-maker' ],
		];
	}

	/**
	 * @param string $plugin Its slug.
	 */
	#[DataProvider( 'plugins' )]
	public function test_every_recipe_of_a_site_comes_along_and_goes_back( string $plugin ): void {
		$site = $this->load( $plugin );
		$own  = new SwitchModule( $this->db(), new VotesModule( $this->db(), new ClientIpAddress() ) );
		$from = $own->sources->all()[ $plugin ];
		$all  = $from->next( 0, 1000 );
		self::assertCount( $from->count(), $all );
		$before = $site->everything();
		$cursor = '';
		do {
			$cursor = $own->run->step( $from, $cursor )['next'];
		} while ( null !== $cursor );
		$documents = new DocumentRepository( $this->db(), new DocumentBuilder() );
		foreach ( $all as $number ) {
			$wanted = $from->recipe( $number );
			self::assertNotNull( $wanted );
			$home = $own->homes->of( $plugin, $wanted->key );
			self::assertGreaterThan( 0, $home, "recipe $number stands nowhere" );
			self::assertTrue( has_block( Blocks::RECIPE, $home ) );
			$stored = $documents->get( $home );
			self::assertNotNull( $stored );
			self::assertSame( self::texts( $wanted->document->data ), self::texts( $stored->data ), "recipe $number is stored as it was read" );
		}
		$after = 0;
		do {
			$after = $own->run->undo( $after )['next'];
		} while ( null !== $after );
		self::assertSame( $before, $site->everything() );
	}

	/**
	 * Loads a site, or skips the test.
	 *
	 * @param string $plugin Slug of the plugin.
	 */
	private function load( string $plugin ): ForeignSite {
		$file = self::SITES . "/$plugin/site.json";
		if ( ! is_file( $file ) ) {
			self::markTestSkipped( 'The rows of sites of other plugins are not at hand.' );
		}
		/** @var array<string, list<array<string, string>>> $rows */
		$rows = json_decode( (string) file_get_contents( $file ), true );
		$site = new ForeignSite( $this->db() );
		$site->load( $rows );
		return $site;
	}

	/**
	 * Takes what people read out of a document.
	 *
	 * @param array<string, mixed> $data The document.
	 * @return array<array-key, mixed>
	 */
	private static function texts( array $data ): array {
		return self::without_ids( array_intersect_key( $data, array_flip( [ 'name', 'description', 'yield', 'times', 'ingredients', 'instructions', 'notes', 'nutrition', 'equipment', 'keywords', 'faq', 'cost', 'calories' ] ) ) );
	}

	/**
	 * Takes out what blocks name by ids of their own.
	 *
	 * @param array<array-key, mixed> $data A part of a document.
	 * @return array<array-key, mixed> In one order of keys.
	 */
	private static function without_ids( array $data ): array {
		if ( isset( $data['videoUrl'] ) ) {
			$data['ingredients'] = is_array( $data['ingredients'] ?? null ) ? count( $data['ingredients'] ) : null;
		}
		if ( is_string( $data['id'] ?? null ) ) {
			unset( $data['id'] );
		}
		ksort( $data );
		return array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? self::without_ids( $value ) : $value, $data );
	}
}

<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ajax\ClientIpAddress;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\StoredRecipes;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\VotesModule;
use PHPUnit\Framework\Attributes\DataProviderExternal;

/**
 * What a change-over stores; `changed-over.test.ts` opens it in the editor's parser.
 */
final class ChangedOverTest extends WordPressTestCase {

	private const ID = 700201;

	/**
	 * Holds the fixtures; `LARDER_WRITE_FIXTURES=1` writes them, and Prettier lays them out.
	 *
	 * @param string                $plugin  Its slug.
	 * @param string                $type    Type of the post.
	 * @param string                $content Content of the post.
	 * @param array<string, string> $meta    Its meta fields.
	 */
	#[DataProviderExternal( StoredRecipes::class, 'plugins' )]
	public function test_a_fixture_is_what_a_change_over_stores( string $plugin, string $type, string $content, array $meta ): void {
		( new ForeignSite( $this->db() ) )->load( StoredRecipes::rows( self::ID, $type, $content, $meta ) );
		$switch = new SwitchModule( $this->db(), new VotesModule( $this->db(), new ClientIpAddress() ) );
		$source = $switch->sources->all()[ $plugin ];
		$cursor = '';
		do {
			$cursor = $switch->run->step( $source, $cursor )['next'];
		} while ( null !== $cursor );
		$home = max( $switch->homes->of( $plugin, (string) self::ID ), $switch->homes->of( $plugin, self::ID . '-0' ) );
		self::assertGreaterThan( 0, $home );

		$file    = dirname( __DIR__, 3 ) . "/contracts/fixtures/changed-over/$plugin.json";
		$written = (string) json_encode(
			[ 'contents' => [ get_post( $home )->post_content ?? '' ] ],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) . "\n";
		if ( '1' === getenv( 'LARDER_WRITE_FIXTURES' ) ) {
			file_put_contents( $file, $written );
		}
		self::assertJsonStringEqualsJsonFile( $file, $written );
	}
}

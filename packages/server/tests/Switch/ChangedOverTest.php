<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\StoredRecipes;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProviderExternal;

/**
 * What a change-over stores; `changed-over.test.ts` opens it in the editor's parser.
 *
 * @phpstan-import-type Site from ForeignSite
 */
final class ChangedOverTest extends WordPressTestCase {

	private const ID = 700201;

	/**
	 * Checks the fixtures; `LARDER_WRITE_FIXTURES=1` writes them, and Prettier lays them out.
	 *
	 * @param string                $plugin  Its slug.
	 * @param string                $type    Type of the post.
	 * @param string                $content Content of the post.
	 * @param array<string, string> $meta    Its meta fields.
	 */
	#[DataProviderExternal( StoredRecipes::class, 'plugins' )]
	public function test_a_fixture_is_what_a_change_over_stores( string $plugin, string $type, string $content, array $meta ): void {
		$switch = $this->changed_over( $plugin, StoredRecipes::rows( self::ID, $type, $content, $meta ) );
		$home = max( $switch->locations->find( $plugin, (string) self::ID ), $switch->locations->find( $plugin, self::ID . '-0' ) );
		self::assertGreaterThan( 0, $home );

		self::hold( $plugin, $home );
	}

	public function test_a_fixture_is_what_a_change_over_stores_where_shortcodes_stand_in_texts(): void {
		[ $plugin, $type, $content, $meta ] = StoredRecipes::plugins()['WP Recipe Maker'];

		$shortcode       = '[wprm-recipe id="' . self::ID . '"]';
		$rows            = StoredRecipes::rows( self::ID, $type, $content, $meta );
		$rows['posts'][] = ForeignSite::post(
			self::ID + 1,
			'post',
			'Quince tart',
			"<!-- wp:paragraph -->\n<p>See $shortcode now.</p>\n<!-- /wp:paragraph -->"
		);
		$this->changed_over( $plugin, $rows );
		self::hold( 'in-text', self::ID + 1 );
	}

	/**
	 * Changes a site over.
	 *
	 * @param Site $rows
	 */
	private function changed_over( string $plugin, array $rows ): SwitchModule {
		( new ForeignSite( $this->db() ) )->load( $rows );
		$switch = Switching::module( $this->db() );
		Switching::change( $switch, $switch->sources->all()[ $plugin ] );
		return $switch;
	}

	/**
	 * Compares a post with its fixture.
	 *
	 * @param string $name Of the fixture.
	 */
	private static function hold( string $name, int $post ): void {
		$file    = dirname( __DIR__, 3 ) . "/contracts/fixtures/changed-over/$name.json";
		$written = (string) json_encode(
			[ 'contents' => [ get_post( $post )->post_content ?? '' ] ],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) . "\n";
		if ( '1' === getenv( 'LARDER_WRITE_FIXTURES' ) ) {
			file_put_contents( $file, $written );
		}
		self::assertJsonStringEqualsJsonFile( $file, $written );
	}
}
